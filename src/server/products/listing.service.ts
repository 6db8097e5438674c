import { categoriesMeant } from '#contract/category.ts'
import { limits } from '#contract/limits.ts'
import { toPaise } from '#contract/price.ts'
import type { ProductSearch } from '#contract/product.ts'
import type { Db } from '#server/db/db.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { fromCursor, toCursor } from './cursor.ts'
import * as sql from './listing.queries.ts'

export type Listing = {
  readonly products: sql.ListedRow[]
  readonly total: number
  readonly total_is_floor: boolean
  readonly next: string | null
}
export type ListOptions = Omit<ProductSearch, 'q'>

/**
 * Searches for a person. A visitor sees 6 matches and no further page (specification 2); without words everybody
 * sees what is listed, a visitor its first page.
 */
export async function searchProducts(db: Db, search: ProductSearch, caller: Caller | null): Promise<Listing> {
  const options = caller ? search : { ...search, cursor: undefined }
  const found = await (search.q === '' ? browse(db, options) : match(db, search.q, options))
  if (caller) return found
  return search.q === '' ? { ...found, next: null } : forVisitor(found)
}

const forVisitor = (found: Listing): Listing => ({
  ...found,
  products: found.products.slice(0, limits.page.visitorProducts),
  next: null,
})

export const listCategory = (db: Db, category_type: string, options: ListOptions) =>
  browse(db, { ...options, category: category_type })

/** Live offers that have not ended, the one that ends first in front. */
export const listLive = (db: Db, category_type: string, options: ListOptions) =>
  list(db, options, {
    filters: { ...filtersOf({ ...options, category: category_type }), liveOnly: true },
    match: undefined,
    order: options.sort === 'relevance' ? sql.orders.ending : sql.orders[options.sort],
  })

const browse = (db: Db, options: ListOptions) =>
  list(db, options, {
    filters: filtersOf(options),
    match: undefined,
    order: options.sort === 'relevance' ? sql.orders.market : sql.orders[options.sort],
  })

/** By full text; where that finds nothing, by names that look alike. */
async function match(db: Db, q: string, options: ListOptions): Promise<Listing> {
  const words = tsqueryOf(q)
  const exact = words ? await matchBy(db, options, sql.fullText(words)) : undefined
  return exact && exact.total > 0 ? exact : matchBy(db, options, sql.lookalike(q))
}

const matchBy = (db: Db, options: ListOptions, { where, order }: { where: Sql; order: sql.Order }) =>
  list(db, options, {
    filters: filtersOf(options),
    match: where,
    order: options.sort === 'relevance' ? order : sql.orders[options.sort],
  })

/** All words must occur; the last may still be half typed. */
function tsqueryOf(q: string): string {
  const words = q.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length === 0 ? '' : `${words.slice(0, 10).join(' & ')}:*`
}

type What = Pick<sql.Page, 'filters' | 'match' | 'order'>

async function list(db: Db, { cursor, limit }: ListOptions, what: What): Promise<Listing> {
  const after = cursor ? fromCursor(cursor) : undefined
  const [found, { total }] = await Promise.all([
    sql.findListed(db, { ...what, after, limit }),
    sql.countListed(db, what.filters, what.match),
  ])
  const products = found.slice(0, limit)
  const last = found.length > limit ? products.at(-1) : undefined
  return {
    products,
    total: Math.min(total, limits.page.exactTotal),
    total_is_floor: total > limits.page.exactTotal,
    next: last ? toCursor([last.sort_key, last.sort_time, last.product_id]) : null,
  }
}

const filtersOf = ({ category = 'all', min_price, max_price, ...rest }: ListOptions): sql.Filters => ({
  categories: categoriesMeant(category),
  min_price: paiseOf(min_price),
  max_price: paiseOf(max_price),
  moq: rest.moq,
  state: rest.state,
  verified: rest.verified,
  business_type: rest.business_type,
  seller_id: rest.seller_id,
  liveOnly: false,
})

// A bound with more than two decimals bounds the same prices as its nearest paisa.
const paiseOf = (rupees: number | undefined) =>
  rupees === undefined ? undefined : (toPaise(rupees) ?? Math.round(rupees * 100))
