import { z } from 'zod'
import { caseOutcome, caseState } from '#contract/cases/case-fields.ts'
import { caseKinds } from '#contract/cases/case-rules.ts'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const { lasts, tries } = limits.grievances

const Waits = z.object({ waits: z.number().nullable() })

/** One request of an address at a time; `waits` is how many seconds ago the last one was. */
export async function lockAddress(tx: Db, address: string, now: Date) {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`grievance ${address}`}, 0))`)
  return tx.one(rows(Waits)`
    select (select extract(epoch from ${now}::timestamptz - requested_at)::float8 from grievance_codes
      where address = ${address}) as waits`)
}

export const upsertCode = (tx: Db, address: string, codeHash: Buffer, now: Date) =>
  tx.run(sql`
    insert into grievance_codes (address, code_hash, requested_at, expires_at)
    values (${address}, ${codeHash}, ${now}, ${now}::timestamptz + make_interval(secs => ${literal(lasts)}))
    on conflict (address) do update set code_hash = excluded.code_hash, tries = 0,
      requested_at = excluded.requested_at, expires_at = excluded.expires_at`)

const Code = z.object({ code_hash: z.instanceof(Buffer) })

/** Counts an attempt before the code is compared, so that parallel attempts stay within the limit. */
export const takeTry = (db: Db, address: string, now: Date) =>
  db.maybe(rows(Code)`
    update grievance_codes set tries = tries + 1
    where address = ${address} and expires_at > ${now} and tries < ${literal(tries)} returning code_hash`)

/** Touches nothing if another request has just used the code. */
export const deleteCode = (tx: Db, address: string, codeHash: Buffer) =>
  tx.run(sql`delete from grievance_codes where address = ${address} and code_hash = ${codeHash}`)

export const deleteOldCodes = (db: Db) =>
  db.run(sql`
    delete from grievance_codes where address = any(array(
      select address from grievance_codes where expires_at <= now() order by expires_at
      limit ${batchSize} for update skip locked))`)

const Count = z.object({ count: z.int() })

/** What an address has complained about in the last 24 hours. */
export const countLately = (tx: Db, address: string, now: Date) =>
  tx.one(rows(Count)`
    select count(*) from cases
    where visitor is not null and visitor ->> 'email' = ${address}
      and created_at > ${now}::timestamptz - interval '1 day'`)

const GrievanceRow = z.object({
  case_id: z.string(),
  kind: z.enum(caseKinds),
  subject: z.string(),
  state: z.enum(caseState.options),
  created_at: z.date(),
  close_by: z.date(),
  outcome: z.enum(caseOutcome.options).nullable(),
  words: z.string(),
  decision: z.object({ words: z.string(), happened_at: z.string() }).nullable(),
})
export type GrievanceRow = z.infer<typeof GrievanceRow>

export const findGrievance = (db: Db, caseId: string, codeHash: Buffer) =>
  db.maybe(rows(GrievanceRow)`
    select c.case_id, c.kind, c.subject, c.state, c.created_at, c.close_by, c.outcome,
      (select e.words from case_events e where e.case_id = c.case_id order by e.place limit 1) as words,
      (select jsonb_build_object('words', e.words, 'happened_at', e.happened_at) from case_events e
        where e.case_id = c.case_id and e.event = 'decided' order by e.place desc limit 1) as decision
    from cases c where c.case_id = ${caseId} and c.visitor is not null and c.code_hash = ${codeHash}`)

const Unwritten = z.object({ case_id: z.string(), email: z.string(), words: z.string() })

/** A decided complaint whose visitor was not written yet; those of another server are skipped. */
export const lockUnwritten = (tx: Db, skip: readonly string[]) =>
  tx.maybe(rows(Unwritten)`
    select c.case_id, c.visitor ->> 'email' as email,
      coalesce((select e.words from case_events e where e.case_id = c.case_id and e.event = 'decided'
        order by e.place desc limit 1), '') as words
    from cases c where c.visitor is not null and c.visitor_written_at is null and c.state = 'closed'
      and c.case_id <> all(${skip}::text[])
    order by c.changed_at limit 1 for update of c skip locked`)

export const updateWritten = (tx: Db, caseId: string, now: Date) =>
  tx.run(sql`update cases set visitor_written_at = ${now} where case_id = ${caseId}`)
