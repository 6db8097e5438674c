import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import type { Keys } from '#server/db/sort-cursor.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { joinSellers } from '#server/products/product.row.ts'
import { HitRow, hitColumns } from './hit.row.ts'
import type { Filters } from './input.filters.ts'
import { allOf, conditions } from './listing.filters.ts'
import { afterKeys, inOrder, keyColumns, limitPlusOne, type Order } from './listing.orders.ts'

export type Page = {
  readonly filters: Filters
  readonly order: Order
  readonly after: Keys | undefined
  readonly limit: number
}

/** One page plus one row, which tells whether another page follows. */
export const findListed = (db: Db, { filters, order, after, limit }: Page) =>
  db.many(rows(HitRow)`
    select ${hitColumns()} ${keyColumns(order)} from products p join users u on u.user_id = p.seller_id
    where ${allOf(conditions(filters))} ${afterKeys(order, after)} ${inOrder(order)} limit ${limitPlusOne(limit)}`)

const Count = z.object({ total: z.int() })

/** Exact up to the limit; one more than the limit means 'at least'. */
export const countListed = (db: Db, filters: Filters, match?: Sql) =>
  db.one(rows(Count)`
    select count(*)::integer as total from (
      select from products p ${match ? joinSellers : sql`join users u on u.user_id = p.seller_id`}
      where ${allOf(conditions(filters))} ${match ? sql`and ${match}` : empty}
      limit ${literal(countedUpTo)}
    ) counted`)
