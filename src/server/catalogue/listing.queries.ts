import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import type { Keys } from '#server/db/sort-cursor.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { joinSellers, ProductRow, productRows } from '#server/products/product.row.ts'
import type { Filters } from './input.filters.ts'
import { allOf, conditions } from './listing.filters.ts'
import { afterKeys, inOrder, keyColumns, limitPlusOne, type Order } from './listing.orders.ts'

export const ListedRow = ProductRow.extend({
  sort_key: z.union([z.number(), z.string()]),
  sort_time: z.string(),
})
export type ListedRow = z.infer<typeof ListedRow>

export type Page = {
  readonly filters: Filters
  readonly order: Order
  readonly after: Keys | undefined
  readonly limit: number
}

/** One page plus one row, which tells whether another page follows. */
export function findListed(db: Db, { filters, order, after, limit }: Page): Promise<ListedRow[]> {
  const page = productRows(
    sql`where ${allOf(conditions(filters))} ${afterKeys(order, after)} ${inOrder(order)} limit ${limitPlusOne(limit)}`,
    keyColumns(order),
  )
  return db.many(rows(ListedRow)`${page}`)
}

const Count = z.object({ total: z.int() })

/** Exact up to the limit; one more than the limit means 'at least'. */
export const countListed = (db: Db, filters: Filters, match?: Sql) =>
  db.one(rows(Count)`
    select count(*)::integer as total from (
      select from products p ${match ? joinSellers : sql`join users u on u.user_id = p.seller_id`}
      where ${allOf(conditions(filters))} ${match ? sql`and ${match}` : empty}
      limit ${literal(countedUpTo)}
    ) counted`)
