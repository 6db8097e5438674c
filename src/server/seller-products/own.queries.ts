import { z } from 'zod'
import {
  type OwnProductFilter,
  type OwnProductSort,
  offMarket,
  ownProductCounts,
  verification,
} from '#contract/products/own-product.ts'
import type { Db } from '#server/db/db.ts'
import { empty, literal, preparedIfFrequent, rows, type Sql, sql } from '#server/db/sql.ts'
import { isComposition, pageColumns, productColumns, ShownProductRow } from '#server/products/product.row.ts'
import { lowStockOf } from '#server/stock-alerts/low-stock.row.ts'
import type { Place } from './own.cursor.ts'
import { fits, isOwn, matches, type Search } from './own-scope.row.ts'

export const OwnProductRow = z.object({
  ...ShownProductRow.shape,
  verification: z.enum(verification.options),
  rejection_reason: z.string().nullable(),
  revision: z.int(),
  off_market: z.enum(offMarket.options).nullable(),
  low_stock: z.int(),
  own_low_stock: z.int().nullable(),
  /** With all digits of its moment, which a Date would lose. */
  sort_time: z.string(),
  sort_name: z.string(),
})
export type OwnProductRow = z.infer<typeof OwnProductRow>

const Counts = z.object(ownProductCounts.shape)

const name = sql`lower(p.product_name)`

/** How each order continues after a position. */
const orders: Readonly<Record<OwnProductSort, { by: Sql; after: (place: Place) => Sql }>> = {
  newest: {
    by: sql`p.created_at desc, p.product_id desc`,
    after: ({ sort_time, product_id }) =>
      sql`(p.created_at, p.product_id) < (${sort_time}::timestamptz, ${product_id}::uuid)`,
  },
  name: {
    by: sql`${name}, p.product_id`,
    after: (place) => sql`(${name}, p.product_id) > (${place.sort_name}, ${place.product_id}::uuid)`,
  },
  category: {
    by: sql`p.category, ${name}, p.product_id`,
    after: (place) =>
      sql`(p.category, ${name}, p.product_id) > (${place.category}, ${place.sort_name}, ${place.product_id}::uuid)`,
  },
}

/** Invoices need more of it; an offer that has ended is not sold any more. */
export const isUntaxed = sql`(p.hsn_code is null or (p.gst_rate_bp is null and not ${isComposition})) and coalesce(p.expires_at > now(), true)
  and p.off_market is distinct from 'draft'`

const ownColumns = sql`${productColumns}, ${pageColumns}, p.verification, p.rejection_reason, p.revision,
  p.off_market, ${lowStockOf} as low_stock,
    (select l.low_stock from stock_levels l where l.product_id = p.product_id) as own_low_stock,
  p.created_at::text as sort_time, ${name} as sort_name`

type Page = {
  readonly filter: OwnProductFilter
  readonly search: Search
  readonly sort: OwnProductSort
  readonly after: Place | undefined
  readonly size: number
}

export const findOwnProducts = (db: Db, sellerId: string, page: Page) =>
  db.many(rows(OwnProductRow)`
    select ${ownColumns} from products p join users u on u.user_id = p.seller_id
    where ${isOwn(sellerId)} and ${fits[page.filter]} and ${matches(page.search)}
      ${page.after ? preparedIfFrequent(sql`and ${orders[page.sort].after(page.after)}`) : empty}
    order by ${orders[page.sort].by} limit ${literal(page.size)}`)

export const findOwnProduct = (db: Db, sellerId: string, productId: string) =>
  db.maybe(rows(OwnProductRow)`
    select ${ownColumns} from products p join users u on u.user_id = p.seller_id
    where ${isOwn(sellerId)} and p.product_id = ${productId}`)

export const countOwnProducts = (db: Db, sellerId: string, search: Search) => {
  const count = (filter: OwnProductFilter) => sql`count(*) filter (where ${fits[filter]})`
  return db.one(rows(Counts)`
    select count(*) as all, ${count('verified')} as verified, ${count('pending')} as pending,
      ${count('rejected')} as rejected, ${count('live')} as live, ${count('low')} as low, ${count('out')} as out,
      ${count('paused')} as paused, ${count('draft')} as draft,
      count(*) filter (where ${isUntaxed}) as without_tax
    from products p where ${isOwn(sellerId)} and ${matches(search)}`)
}

export const deleteOwnProduct = (db: Db, sellerId: string, productId: string) =>
  db.run(sql`
    update products p set deleted_at = now(), off_market = null, updated_at = now()
    where ${isOwn(sellerId)} and p.product_id = ${productId}`)

const Largest = z.object({ prices: z.int(), specs: z.int() })

/** The largest number of prices and of specifications of one product. */
export const findLargest = (db: Db, sellerId: string, { filter, search }: Pick<Page, 'filter' | 'search'>) =>
  db.one(rows(Largest)`
    select coalesce(max(jsonb_array_length(p.tiers)), 0) as prices,
      coalesce(max(jsonb_array_length(p.specs)), 0) as specs
    from products p where ${isOwn(sellerId)} and ${fits[filter]} and ${matches(search)}`)
