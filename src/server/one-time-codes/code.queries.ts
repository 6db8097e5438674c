import { z } from 'zod'
import { accountType } from '#contract/users/user.ts'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isClosed, isGone } from '#server/sessions/closed.row.ts'

const { lasts, tries } = limits.oneTimeCode

/** Requests for one number, and those from one address, wait for each other, so that their counts are exact. */
export const lockRequests = async (tx: Db, phoneNumber: string, address: string) => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${phoneNumber}, 4701))`)
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 4702))`)
}

const Counts = z.object({
  seconds_since: z.number().nullable(),
  phone_hour: z.int(),
  phone_day: z.int(),
  address_day: z.int(),
  sent_hour: z.int(),
})

export const countRequests = (tx: Db, phoneNumber: string, address: string) =>
  tx.one(rows(Counts)`
    select
      extract(epoch from now() - max(requested_at))::float8 as seconds_since,
      count(*) filter (where requested_at > now() - interval '1 hour')::int as phone_hour,
      count(*)::int as phone_day,
      (select count(*)::int from one_time_code_requests
        where address = ${address} and requested_at > now() - interval '1 day') as address_day,
      (select count(*)::int from one_time_code_requests
        where is_sent and requested_at > now() - interval '1 hour') as sent_hour
    from one_time_code_requests
    where phone_number = ${phoneNumber} and requested_at > now() - interval '1 day'`)

type NewRequest = {
  readonly phone_number: string
  readonly address: string
  readonly is_sent: boolean
}

export const insertRequest = (tx: Db, { phone_number, address, is_sent }: NewRequest) =>
  tx.run(sql`
    insert into one_time_code_requests (phone_number, address, is_sent)
    values (${phone_number}, ${address}, ${is_sent})`)

/** A new code replaces the previous one. */
export const replaceCode = (tx: Db, phoneNumber: string, codeHash: Buffer) =>
  tx.run(sql`
    insert into one_time_codes (phone_number, code_hash, expires_at)
    values (${phoneNumber}, ${codeHash}, now() + make_interval(secs => ${lasts}))
    on conflict (phone_number) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`)

const Code = z.object({ code_hash: z.instanceof(Buffer) })

/**
 * Counts an attempt before the code is compared, so that parallel attempts stay within the limit. Nothing if none is
 * left.
 */
export const takeTry = (db: Db, phoneNumber: string) =>
  db.maybe(rows(Code)`
    update one_time_codes set tries = tries + 1
    where phone_number = ${phoneNumber} and expires_at > now() and tries < ${tries}
    returning code_hash`)

/** Touches nothing if another request has just used the code or asked for a new one. */
export const deleteCode = (tx: Db, phoneNumber: string, codeHash: Buffer) =>
  tx.run(sql`delete from one_time_codes where phone_number = ${phoneNumber} and code_hash = ${codeHash}`)

const Owner = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  account_type: z.enum(accountType.options),
  suspended_at: z.date().nullable(),
  is_closed: z.boolean(),
  is_demo: z.boolean(),
})
export type Owner = z.infer<typeof Owner>

export const findOwner = (db: Db, phoneNumber: string) =>
  db.maybe(rows(Owner)`
    select user_id, full_name, account_type, suspended_at, ${isClosed} as is_closed, is_demo
    from users where phone_number = ${phoneNumber} and not ${isGone}`)

const Asker = z.object({ is_demo: z.boolean() })

export const findRequester = (tx: Db, userId: string) =>
  tx.one(rows(Asker)`select is_demo from users where user_id = ${userId}`)

export const deleteOldCodes = (db: Db) =>
  db.run(sql`
    delete from one_time_codes where phone_number = any(array(
      select phone_number from one_time_codes where expires_at <= now()
      order by expires_at limit ${batchSize} for update skip locked))`)

export const deleteOldRequests = (db: Db) =>
  db.run(sql`
    delete from one_time_code_requests where one_time_code_request_id = any(array(
      select one_time_code_request_id from one_time_code_requests where requested_at <= now() - interval '1 day'
      order by requested_at limit ${batchSize} for update skip locked))`)
