import { allCategoriesMeant } from '#contract/category.ts'
import { toPaise } from '#contract/price.ts'
import type { ProductSearch } from '#contract/product.ts'
import type { Facets } from '#contract/product-facets.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { marketWords } from '#server/search/market-words.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { fromCursor, type Keys, toCursor } from './cursor.ts'
import { countFacets } from './facets.service.ts'
import { type Filters, isWhole, type Order, orders } from './listing.filters.ts'
import * as sql from './listing.queries.ts'
import { findSortedByWords } from './search.queries.ts'
import { lookAtSample } from './search.sample.service.ts'
import { search } from './search.service.ts'
import { countMatches } from './totals.service.ts'

export type Listing = {
  readonly products: sql.ListedRow[]
  readonly total: number
  readonly total_is_floor: boolean
  readonly next: string | null
  readonly did_you_mean?: string
  readonly corrected_from?: string
  readonly facets?: Facets
}
type ListOptions = Omit<ProductSearch, 'q'>

/**
 * Searches for a person. A visitor sees 6 matches and no further page (specification 2); without words everybody
 * sees what is listed, a visitor its first page.
 */
export async function searchProducts(db: Db, given: ProductSearch, caller: Caller | null): Promise<Listing> {
  const options = caller ? given : { ...given, cursor: undefined }
  if (given.q === '') {
    const found = await browse(db, options)
    return caller ? found : { ...found, next: null }
  }
  return searchWords(db, options, { caller, filters: filtersOf(options) })
}

/** Without words a list of which everybody sees every page; with words a search as above. */
export const listOrSearch = (db: Db, given: ProductSearch, caller: Caller | null): Promise<Listing> =>
  given.q === '' ? browse(db, given) : searchProducts(db, given, caller)

/** The same of live offers that have not ended, the one that ends first in front. */
export function listOrSearchLive(db: Db, given: ProductSearch, caller: Caller | null): Promise<Listing> {
  const filters = { ...filtersOf(given), liveOnly: true }
  if (given.q !== '') return searchWords(db, given, { caller, filters })
  return list(db, given, { filters, order: given.sort === 'relevance' ? orders.ending : orders[given.sort] })
}

type Among = { readonly caller: Caller | null; readonly filters: Filters }

async function searchWords(db: Db, given: ProductSearch, { caller, filters }: Among): Promise<Listing> {
  if (caller) return match(db, given, filters)
  const limit = Math.min(given.limit, limits.page.visitorProducts)
  return { ...(await match(db, { ...given, limit, cursor: undefined }, filters)), next: null }
}

export const listCategory = (db: Db, category_type: string, options: ListOptions) =>
  browse(db, { ...options, category: [category_type] })

const browse = (db: Db, options: ListOptions) =>
  list(db, options, {
    filters: filtersOf(options),
    order: options.sort === 'relevance' ? orders.market : orders[options.sort],
  })

async function match(db: Db, { q, ...options }: ProductSearch, filters: Filters): Promise<Listing> {
  const { rows, total, tsquery, did_you_mean, corrected_from } = await search(db, q, {
    filters,
    order: options.sort === 'relevance' ? undefined : orders[options.sort],
    after: afterOf(options),
    limit: options.limit,
  })
  return {
    ...pageOf(rows, total, options.limit),
    ...(did_you_mean === undefined ? {} : { did_you_mean }),
    ...(corrected_from === undefined ? {} : { corrected_from }),
    ...(options.facets ? { facets: await countFacets(db, filters, tsquery) } : {}),
  }
}

type What = { readonly filters: Filters; readonly order: Order }

async function list(db: Db, options: ListOptions, what: What): Promise<Listing> {
  const [rows, total, facets] = await Promise.all([
    findListed(db, { ...what, after: afterOf(options), limit: options.limit }),
    countMatches(db, what.filters),
    options.facets ? countFacets(db, what.filters) : undefined,
  ])
  return { ...pageOf(rows, total, options.limit), ...(facets ? { facets } : {}) }
}

/** Where filters leave little, the way through the whole list is a long one. */
async function findListed(db: Db, page: sql.Page): Promise<readonly sql.ListedRow[]> {
  if (isWhole(page.filters)) return sql.findListed(db, page)
  const { dictionary } = await marketWords(db)
  const what = { ...page, tsquery: undefined }
  const { isSparse } = await lookAtSample(db, what, dictionary.products)
  return isSparse ? findSortedByWords(db, what) : sql.findListed(db, page)
}

const afterOf = ({ cursor }: ListOptions): Keys | undefined => (cursor ? fromCursor(cursor) : undefined)

function pageOf(rows: readonly sql.ListedRow[], total: number, limit: number): Listing {
  const products = rows.slice(0, limit)
  const last = rows.length > limit ? products.at(-1) : undefined
  return {
    products,
    total: Math.min(total, limits.page.exactTotal),
    total_is_floor: total > limits.page.exactTotal,
    next: last ? toCursor([last.sort_key, last.sort_time, last.product_id]) : null,
  }
}

export const filtersOf = ({ category = [], min_price, max_price, ...rest }: ListOptions): Filters => ({
  categories: allCategoriesMeant(category),
  min_price: paiseOf(min_price),
  max_price: paiseOf(max_price),
  moq: rest.moq,
  state: given(rest.state),
  verified: rest.verified || undefined,
  business_type: given(rest.business_type),
  rating: rest.rating === undefined ? undefined : Math.round(rest.rating * 100),
  in_stock: rest.in_stock || undefined,
  seller_id: rest.seller_id,
  liveOnly: false,
})

const given = (values: readonly string[] = []) => (values.length > 0 ? values : undefined)

// A bound with more than two decimals bounds the same prices as its nearest paisa.
const paiseOf = (rupees: number | undefined) =>
  rupees === undefined ? undefined : (toPaise(rupees) ?? Math.round(rupees * 100))
