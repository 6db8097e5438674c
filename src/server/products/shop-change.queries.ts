import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const Change = z.object({ seller_id: z.uuid(), version: z.int() })
export type Change = z.infer<typeof Change>

const ProductId = z.object({ product_id: z.uuid() })

const { atOnce, openSeconds } = limits.shopChange

/** Shops that changed and whose products have not all followed, the longest waiting first. */
export const findChanges = (db: Db) =>
  db.many(rows(Change)`
    select seller_id, version from shop_changes where followed < version order by changed_at limit 20`)

/** Those too that are on their way with a file. */
const hasToFollow = ({ seller_id, version }: Change) =>
  sql`seller_id = ${seller_id} and shop_version < ${version} and (deleted_at is null or import_run is not null)`

export const findBehind = (db: Db, change: Change) =>
  db.many(
    rows(ProductId)`select product_id from products where ${hasToFollow(change)} limit ${literal(atOnce)}`,
  )

/** Those that an order or an edit holds right now are left out: they follow in the next round, and nobody waits. */
export const updateBehind = (tx: Db, change: Change, productIds: readonly string[]) =>
  tx.run(sql`
    with free as materialized (
      select product_id from products where product_id = any(${productIds}::uuid[]) and ${hasToFollow(change)}
      order by product_id for no key update skip locked
    ), shop as materialized (select shop_words(${change.seller_id}) as words)
    update products p set shop_version = ${change.version}, search = product_search_as_of_shop(p, shop.words),
      filters = product_filters(
        p.seller_id, p.category, p.kind, p.verification, p.tiers, p.rating_sum, p.review_count)
    from free, shop where p.product_id = free.product_id`)

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
      and not exists (select from products where ${hasToFollow(change)})
      and not exists (
        select from pg_stat_activity a
        where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()
          and a.xact_start < c.changed_at + make_interval(secs => ${literal(openSeconds)}))`)
