import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { TextsRow, textColumns, type Words } from './search-words.queries.ts'

const Change = z.object({ seller_id: z.uuid(), version: z.int() })
export type Change = z.infer<typeof Change>

const ProductId = z.object({ product_id: z.uuid() })

const { atOnce, openSeconds } = limits.shopChange

/** Changed shops whose products have not all been updated, the one that has waited longest first. */
export const findChanges = (db: Db) =>
  db.many(rows(Change)`
    select seller_id, version from shop_changes where followed < version order by changed_at limit 20`)

/** Products `p`, including hidden ones of running imports. */
const hasToFollow = ({ seller_id, version }: Change) => sql`
  p.seller_id = ${seller_id} and p.shop_version < ${version} and (p.deleted_at is null or p.import_run is not null or p.off_market is not null)`

export const findBehind = (db: Db, change: Change) =>
  db.many(
    rows(ProductId)`select product_id from products p where ${hasToFollow(change)} limit ${literal(atOnce)}`,
  )

/** Skips products that an order or an edit has locked: they follow in the next round, and nobody waits. */
export const lockBehind = (tx: Db, change: Change, productIds: readonly string[]) =>
  tx.many(rows(TextsRow)`
    select ${textColumns} from products p join users u on u.user_id = p.seller_id
    where p.product_id = any(${productIds}::uuid[]) and ${hasToFollow(change)}
    order by p.product_id for no key update of p skip locked`)

export const updateBehind = (tx: Db, change: Change, words: readonly Words[]) =>
  tx.run(sql`
    update products p set shop_version = ${change.version}, search = array_to_tsvector(w.lexemes),
      filters = product_filters(
        p.seller_id, p.category, p.kind, p.verification, p.tiers, p.rating_sum, p.review_count)
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) w(product_id uuid, lexemes text[])
    where p.product_id = w.product_id`)

/** A crash may lose the last batches together with the mark of their completion; they are then repeated. */
export const commitLazily = (tx: Db) => tx.run(sql`set local synchronous_commit = off`)

/**
 * Only once nobody can add a product that has read the old shop: statements that began before the change end within
 * their time limit, but a transaction may stay open for longer.
 */
export const updateFollowed = (db: Db, change: Change) =>
  db.run(sql`
    update shop_changes c set followed = version
    where seller_id = ${change.seller_id} and version = ${change.version}
      and changed_at < now() - make_interval(secs => ${literal(openSeconds)})
      and not exists (select from products p where ${hasToFollow(change)})
      and not exists (
        select from pg_stat_activity a
        where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()
          and a.xact_start < c.changed_at + make_interval(secs => ${literal(openSeconds)}))`)
