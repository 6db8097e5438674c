import { z } from 'zod'
import {
  type OwnProductFilter,
  type OwnProductSort,
  ownProductCounts,
  verification,
} from '#contract/products/own-product.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { empty, literal, neverPrepared, preparedIfFrequent, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { pageColumns, productColumns, ShownProductRow } from '#server/products/product.row.ts'
import type { Place } from './own.cursor.ts'

export const OwnProductRow = z.object({
  ...ShownProductRow.shape,
  verification: z.enum(verification.options),
  rejection_reason: z.string().nullable(),
  revision: z.int(),
  /** With all digits of its moment, which a Date would lose. */
  sort_time: z.string(),
  sort_name: z.string(),
})
export type OwnProductRow = z.infer<typeof OwnProductRow>

const Counts = z.object(ownProductCounts.shape)

/** The text to find in names and category labels, and the categories with a matching label. */
export type Search = { readonly text: string; readonly categories: readonly string[] }

const { lowStock } = limits.product

const fits: Readonly<Record<OwnProductFilter, Sql>> = {
  all: sql`true`,
  verified: sql`p.verification = 'verified'`,
  pending: sql`p.verification = 'pending'`,
  rejected: sql`p.verification = 'rejected'`,
  live: sql`p.kind = 'live'`,
  low: sql`p.stock between 1 and ${literal(lowStock)}`,
  out: sql`p.stock = 0`,
}

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

const matches = ({ text, categories }: Search) =>
  text === ''
    ? sql`true`
    : neverPrepared(sql`(p.product_name ilike ${containing(text)} or p.category_type ilike ${containing(text)}
        or p.category = any(${categories}::text[]))`)

/** Invoices need more of it; an offer that has ended is not sold any more. */
export const isUntaxed = sql`(p.hsn_code is null or p.gst_rate_bp is null) and coalesce(p.expires_at > now(), true)`

export const isOwn = (sellerId: string) => sql`p.seller_id = ${sellerId} and p.deleted_at is null`

const ownColumns = sql`${productColumns}, ${pageColumns}, p.verification, p.rejection_reason, p.revision,
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
      count(*) filter (where ${isUntaxed}) as without_tax
    from products p where ${isOwn(sellerId)} and ${matches(search)}`)
}

export const deleteOwnProduct = (db: Db, sellerId: string, productId: string) =>
  db.run(sql`
    update products p set deleted_at = now(), updated_at = now()
    where ${isOwn(sellerId)} and p.product_id = ${productId}`)

const Largest = z.object({ prices: z.int(), specs: z.int() })

/** The largest number of prices and of specifications of one product. */
export const findLargest = (db: Db, sellerId: string, { filter, search }: Pick<Page, 'filter' | 'search'>) =>
  db.one(rows(Largest)`
    select coalesce(max(jsonb_array_length(p.tiers)), 0) as prices,
      coalesce(max(jsonb_array_length(p.specs)), 0) as specs
    from products p where ${isOwn(sellerId)} and ${fits[filter]} and ${matches(search)}`)
