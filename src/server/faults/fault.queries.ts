import { z } from 'zod'
import { channels } from '#contract/reach/topics.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo, rowsPerPage } from '#server/db/paging.ts'
import { empty, literal, rows, sql } from '#server/db/sql.ts'

const FaultRow = z.object({
  outbox_id: z.int(),
  channel: z.enum(channels),
  kind: z.string(),
  user_id: z.uuid(),
  name: z.string(),
  order_id: z.string().nullable(),
  fault: z.string().nullable(),
  attempts: z.int(),
  created_at: z.date(),
  can_retry: z.boolean(),
})
export type FaultRow = z.infer<typeof FaultRow>

const faults = sql`
  select outbox_id, channel, kind, u.user_id, coalesce(company_name, full_name) as name, order_id, fault, attempts,
    o.created_at, suspended_at is null and (channel <> 'mail' or (lower(m.address) = lower(u.email)
      and unsubscribed_at is null and bounced_at is null)) is true as can_retry
  from outbox o join users u using (user_id) left join mail_addresses m using (user_id)`

/** Ids count up with time. */
export const findFaults = (db: Db, before: number | undefined) =>
  db.many(rows(FaultRow)`
    ${faults} where o.state = 'fault' ${before === undefined ? empty : sql`and outbox_id < ${before}`}
    order by outbox_id desc limit ${literal(rowsPerPage)}`)

/** Nobody else decides about it until the transaction ends. */
export const lockFault = (tx: Db, outboxId: number) =>
  tx.maybe(rows(FaultRow)`${faults} where o.state = 'fault' and outbox_id = ${outboxId} for update of o`)

const Total = z.object({ total: z.int() })

export const countFaults = (db: Db) =>
  db.one(rows(Total)`
    select count(*) as total from (select from outbox where state = 'fault' limit ${literal(countedUpTo)}) counted`)

/** With all its tries; the reason stays until it is known better. */
export const updateAgain = (tx: Db, outboxId: number) =>
  tx.run(
    sql`update outbox set state = 'waiting', attempts = 0, next_at = now() where outbox_id = ${outboxId}`,
  )
