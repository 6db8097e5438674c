import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { TextsRow, textColumns, type Words } from './search-words.queries.ts'

const Change = z.object({ seller_id: z.uuid(), version: z.int() })
export type Change = z.infer<typeof Change>

const ProductId = z.object({ product_id: z.uuid() })

const { atOnce, openSeconds } = limits.shopChange

/** Shops that changed and whose products have not all followed, the longest waiting first. */
export const findChanges = (db: Db) =>
  db.many(rows(Change)`
    select seller_id, version from shop_changes where followed < version order by changed_at limit 20`)

/** Products `p`; those too that are on their way with a file. */
const hasToFollow = ({ seller_id, version }: Change) => sql`
  p.seller_id = ${seller_id} and p.shop_version < ${version} and (p.deleted_at is null or p.import_run is not null)`

export const findBehind = (db: Db, change: Change) =>
  db.many(
    rows(ProductId)`select product_id from products p where ${hasToFollow(change)} limit ${literal(atOnce)}`,
  )

/** Those that an order or an edit holds right now are left out: they follow in the next round, and nobody waits. */
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

/** A crash may lose the last pieces, and with them the mark that they were done: they are done again. */
export const commitLazily = (tx: Db) => tx.run(sql`set local synchronous_commit = off`)

/**
 * Only when nobody can still add a product that saw the shop as it was: a statement that began before the change ends
 * within its time limit, but its transaction may be open for longer.
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
