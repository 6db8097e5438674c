import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { CheckRow, type NewCheck } from './check.row.ts'

const columns = sql`kind, result, method, facts, checked_at, valid_until, ended_at`

/** Of each kind the one that still counts, otherwise the latest of those that have ended. */
export const findLatest = (db: Db, sellerId: string) =>
  db.many(rows(CheckRow)`
    select distinct on (kind) ${columns} from seller_checks
    where seller_id = ${sellerId} order by kind, ended_at is not null, checked_at desc`)

/** The one that still counts. */
export const findCurrent = (db: Db, sellerId: string, kind: CheckRow['kind']) =>
  db.maybe(rows(CheckRow)`
    select ${columns} from seller_checks where seller_id = ${sellerId} and kind = ${kind} and ended_at is null`)

const Seller = z.object({ is_seller_verified: z.boolean(), approved_at: z.date().nullable() })

/** Only sellers who may sell now have evidence. */
export const findSeller = (db: Db, sellerId: string) =>
  db.maybe(rows(Seller)`
    select is_seller_verified, (select max(decided_at) from seller_applications a
      where a.user_id = u.user_id and a.status = 'approved') as approved_at
    from users u where user_id = ${sellerId} and account_type = 'seller' and suspended_at is null`)

export const updateEnded = (tx: Db, sellerId: string, kinds: readonly string[], now: Date) =>
  tx.run(sql`
    update seller_checks set ended_at = ${now}
    where seller_id = ${sellerId} and kind = any(${kinds}::text[]) and ended_at is null`)

export type Writing = { readonly seller_id: string; readonly checked_by: string | null; readonly now: Date }

/** What somebody else has written meanwhile stays. */
export const insertCheck = (tx: Db, { seller_id, checked_by, now }: Writing, check: NewCheck) =>
  tx.run(sql`
    insert into seller_checks
      (seller_id, kind, result, method, about, facts, checked_by, checked_at, valid_until, document_sha256)
    values (${seller_id}, ${check.kind}, ${check.result}, ${check.method}, ${check.about},
      ${JSON.stringify(check.facts ?? {})}::jsonb, ${check.method === 'computed' ? null : checked_by}, ${now},
      ${now}::timestamptz + make_interval(days => ${check.days ?? null}::int), ${check.document_sha256 ?? null})
    on conflict (seller_id, kind) where ended_at is null do nothing`)
