import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import type { Decision } from './change.queries.ts'

type Names = { readonly legal_name: string; readonly trade_name: string }

const Waiting = z.object({ legal_name: z.string(), trade_name: z.string() })

export const findWaitingNames = (tx: Db, gstin: string) =>
  tx.maybe(rows(Waiting)`
    select legal_name, trade_name from registration_names where gstin = ${gstin} and status = 'pending'`)

export const findApprovedNames = (tx: Db, sellerId: string, gstin: string) =>
  tx.many(rows(Waiting)`
    select legal_name, trade_name from registration_names
    where seller_id = ${sellerId} and gstin = ${gstin} and status = 'approved'`)

export type NewNames = {
  readonly user_id: string
  readonly gstin: string
  /** What papers print until an admin has looked. */
  readonly former: Names
  readonly wanted: Names
}

/** Later names replace the waiting ones and wait from now on; what comes back if they are declined stays. */
export const upsertPendingNames = (tx: Db, { user_id, gstin, former, wanted: names }: NewNames) =>
  tx.run(sql`
    insert into registration_names (seller_id, gstin, former_legal_name, former_trade_name, legal_name, trade_name)
    values (${user_id}, ${gstin}, ${former.legal_name}, ${former.trade_name}, ${names.legal_name}, ${names.trade_name})
    on conflict (gstin) where status = 'pending'
    do update set legal_name = excluded.legal_name, trade_name = excluded.trade_name, created_at = now(),
      registration_names_id = gen_random_uuid()`)

export const updateNamesWithdrawn = (tx: Db, gstin: string) =>
  tx.run(sql`
    update registration_names set status = 'withdrawn', decided_at = now()
    where gstin = ${gstin} and status = 'pending'`)

/** Of two tabs, the one that knows nothing of the waiting names is told so. */
export const updateRevisionOf = (tx: Db, gstin: string) =>
  tx.run(sql`update tax_registrations set revision = revision + 1 where gstin = ${gstin}`)

const PendingNames = z.object({
  user_id: z.uuid(),
  field: z.literal('registration_names'),
  former: z.string(),
  wanted: z.string(),
  gstin: z.string(),
  former_trade_name: z.string(),
  trade_name: z.string(),
  status: z.string(),
})
export type PendingNames = z.infer<typeof PendingNames>

/** Locks the seller first, as saving a registration does: rows are locked in the order of the tables. */
export const lockNames = (tx: Db, changeId: string) =>
  tx.maybe(rows(PendingNames)`
    select n.seller_id as user_id, 'registration_names' as field, n.former_legal_name as former, n.legal_name as wanted,
      n.gstin, n.former_trade_name, n.trade_name, n.status
    from users u join registration_names n on n.seller_id = u.user_id
    where n.registration_names_id = ${changeId} for no key update`)

export const updateNamesDecided = (tx: Db, changeId: string, { status, reason, decided_by }: Decision) =>
  tx.run(sql`
    update registration_names set status = ${status}, reason = ${reason}, decided_by = ${decided_by}, decided_at = now()
    where registration_names_id = ${changeId}`)

export const updatePrintedNames = (tx: Db, sellerId: string, gstin: string, names: Names) =>
  tx.run(sql`
    update tax_registrations set legal_name = ${names.legal_name}, trade_name = ${names.trade_name}
    where seller_id = ${sellerId} and gstin = ${gstin}`)
