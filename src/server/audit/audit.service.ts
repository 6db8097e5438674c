import { keptDays } from '#contract/users/data-kinds.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { rowsGoUntil } from '#server/db/partitions/keep-months.ts'
import * as sql from './audit.queries.ts'

/** The person who acts and the id of the request. */
export type Actor = { readonly user_id: string | null; readonly request_id: string }

/** The server itself, in its upkeep and its commands. */
export const serverActor = (task: string): Actor => ({ user_id: null, request_id: task })

/** A person who acts. */
export type Person = Actor & { readonly user_id: string }

export const actorOf = ({ user_id }: { user_id: string }, { requestId }: { requestId: string }): Person => ({
  user_id,
  request_id: requestId,
})

type AuditedAction = {
  /** A noun and a verb: 'seller.approve'. */
  readonly action: `${string}.${string}`
  readonly subject_id: string
  readonly subject_name: string
  /** Details for a later reader. Never a bank account number, a password or a document. */
  readonly details?: object
}

/** Writes an event in the transaction of the action, so that neither exists without the other. */
export async function audit(
  tx: Db,
  { user_id, request_id }: Actor,
  ...actionLabels: readonly AuditedAction[]
) {
  const events = actionLabels.map(({ action, details = {}, ...subject }) => ({
    actor_id: user_id,
    action,
    subject_type: action.slice(0, action.indexOf('.')),
    ...subject,
    details,
    request_id,
  }))
  if (events.length > 0) await sql.insertEvents(tx, events)
}

/** Logs are kept for a year. Where they are partitioned, months go as a whole (`keepMonths`). */
export async function purgeAudit(db: Db) {
  const until = await rowsGoUntil(db, 'audit_events')
  return until !== undefined && isFullBatch(await sql.deleteOldEvents(db, keptDays.logs, until))
}

type ListQuery = sql.Filters & { readonly cursor?: string | undefined }

export async function listAuditEvents(db: Db, { cursor, ...filters }: ListQuery) {
  const before = await anchorOf(cursor, (text) => sql.findAnchor(db, text), /^\d{1,18}$/)
  const [rows, { total }] = await Promise.all([
    sql.findEvents(db, filters, before),
    sql.countEvents(db, filters),
  ])
  return pageOf(rows, total, ({ audit_event_id }) => String(audit_event_id))
}
