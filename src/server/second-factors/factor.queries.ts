import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'

const FactorState = z.object({ confirmed_at: z.date().nullable(), codes_left: z.int() })

/** Nothing where it was never begun. */
export const findFactorState = (db: Db, userId: string) =>
  db.maybe(rows(FactorState)`
    select f.confirmed_at, (
      select count(*) from recovery_codes c where c.user_id = f.user_id and c.used_at is null) as codes_left
    from second_factors f where f.user_id = ${userId}`)

/** A new secret takes the place of one that was never confirmed; touches nothing where the factor is on. */
export const upsertSecret = (db: Db, userId: string, secret: Buffer) =>
  db.run(sql`
    insert into second_factors as f (user_id, secret) values (${userId}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret, failures = 0, retry_at = null
    where f.confirmed_at is null`)

const Tried = z.object({ secret: z.instanceof(Buffer), last_step: z.int() })

/** How often a code may be wrong before each further try waits, and how many minutes. */
const wrongCodes = 5
export const waitMinutes = 15

/**
 * Counts a try before its code is compared, so that tries at once cannot exceed the limit. Nothing while it has to
 * wait, or where there is no such factor.
 */
export const takeCodeTry = (db: Db, userId: string, isOn: boolean) =>
  db.maybe(rows(Tried)`
    update second_factors set failures = failures + 1,
      retry_at = case when failures + 1 >= ${literal(wrongCodes)} then now() + make_interval(mins => ${literal(waitMinutes)}) end
    where user_id = ${userId} and (confirmed_at is not null) = ${isOn} and (retry_at is null or retry_at <= now())
    returning secret, last_step`)

/** Of two requests with one code, the second touches nothing. The tries begin anew. */
export const updateLastStep = (tx: Db, userId: string, step: number) =>
  tx.run(sql`
    update second_factors set last_step = ${step}, failures = 0, retry_at = null,
      confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${userId} and last_step < ${step}`)

export const updateCodeUsed = (tx: Db, userId: string, hash: Buffer) =>
  tx.run(sql`
    update recovery_codes set used_at = now() where user_id = ${userId} and code_hash = ${hash} and used_at is null`)

export const updateTriesForgotten = (tx: Db, userId: string) =>
  tx.run(sql`update second_factors set failures = 0, retry_at = null where user_id = ${userId}`)

export async function replaceCodes(tx: Db, userId: string, hashes: readonly Buffer[]) {
  await tx.run(sql`delete from recovery_codes where user_id = ${userId}`)
  await tx.run(sql`
    insert into recovery_codes (user_id, code_hash) select ${userId}, * from unnest(${hashes}::bytea[])`)
}

/** With its recovery codes. */
export const deleteFactor = (tx: Db, userId: string) =>
  tx.run(sql`delete from second_factors where user_id = ${userId}`)
