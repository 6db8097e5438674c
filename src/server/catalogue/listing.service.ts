import type { ProductSearch } from '#contract/products/product.ts'
import type { Db } from '#server/db/db.ts'
import { fromCursor, type Keys, toCursor } from '#server/db/sort-cursor.ts'
import { limits } from '#server/limits.ts'
import { readPriceWords } from '#server/search/price-words.ts'
import { stateIn } from '#server/search/state-words.ts'
import { type Bounds, sentenceOf } from '#server/search/understood.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { countFacets } from './facets.service.ts'
import { type Filters, filtersOf } from './listing.filters.ts'
import { findListed } from './listing.find.service.ts'
import { byFit, type Order, orders } from './listing.orders.ts'
import type { ListedRow } from './listing.queries.ts'
import type { Listing } from './listing.row.ts'
import { few, search } from './search.service.ts'
import { countMatches } from './totals.service.ts'

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
  const filters = { ...filtersOf(given), liveOnly: true as const }
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

/** What is looked for by words, with what the words said of price and place taken out of them. */
type Asked = { readonly words: string; readonly filters: Filters; readonly understood: Bounds | undefined }

async function match(db: Db, { q, ...options }: ProductSearch, filters: Filters): Promise<Listing> {
  const asked = askedFor(q, filters)
  const state = filters.state ? undefined : stateIn(asked.words)
  const inState = state && {
    words: state.rest,
    filters: { ...asked.filters, state: [state.name] },
    understood: { ...asked.understood, state: state.name },
  }
  if (!inState || !state) return matchAsked(db, asked, options)
  if (inState.words === '') return matchAsked(db, inState, options)
  return state.isPlace
    ? matchEither(db, { first: inState, second: asked, enough: 1 }, options)
    : // 'assam tea' may come from anywhere; 'tiles gujarat' is asked of the sellers of a state.
      matchEither(db, { first: asked, second: inState, enough: few }, options)
}

type Readings = { readonly first: Asked; readonly second: Asked; readonly enough: number }

/** One reading of the words, and the other where the first finds little or not everything that was asked for. */
async function matchEither(db: Db, { first, second, enough }: Readings, options: ListOptions) {
  const found = await matchAsked(db, first, options)
  if (found.total >= enough && !found.left_out) return found
  const other = await matchAsked(db, second, options)
  return other.total > found.total && !other.left_out ? other : found
}

/** What the form says of prices stands above what the words say. */
function askedFor(q: string, filters: Filters): Asked {
  const { words, min_price, max_price } = readPriceWords(q)
  const isChosen = filters.min_price !== undefined || filters.max_price !== undefined
  if (words === q) return { words: q, filters, understood: undefined }
  if (isChosen) return { words, filters, understood: undefined }
  const bounds = {
    ...(min_price === undefined ? {} : { min_price: min_price / 100 }),
    ...(max_price === undefined ? {} : { max_price: max_price / 100 }),
  }
  return { words, filters: { ...filters, min_price, max_price }, understood: bounds }
}

async function matchAsked(db: Db, asked: Asked, options: ListOptions): Promise<Listing> {
  const { understood } = asked
  const told = understood ? { understood: { ...understood, sentence: sentenceOf(understood) } } : {}
  if (asked.words === '') {
    const order = options.sort === 'relevance' ? orders.market : orders[options.sort]
    return { ...(await list(db, options, { filters: asked.filters, order })), ...told }
  }
  return { ...(await matchWords(db, asked, options)), ...told }
}

async function matchWords(db: Db, { words, filters }: Asked, options: ListOptions): Promise<Listing> {
  const order = options.sort === 'relevance' ? undefined : orders[options.sort]
  const { rows, total, alternatives, holding, ...told } = await search(db, words, {
    filters,
    order,
    after: afterOf(options, order ?? byFit),
    limit: options.limit,
  })
  return {
    ...pageOf({ rows, total }, options, order ?? byFit),
    ...told,
    ...(options.facets ? { facets: await countFacets(db, filters, { alternatives, holding }) } : {}),
  }
}

type What = { readonly filters: Filters; readonly order: Order }

async function list(db: Db, options: ListOptions, what: What): Promise<Listing> {
  const [rows, total, facets] = await Promise.all([
    findListed(db, { ...what, after: afterOf(options, what.order), limit: options.limit }),
    countMatches(db, what.filters),
    options.facets ? countFacets(db, what.filters) : undefined,
  ])
  return { ...pageOf({ rows, total }, options, what.order), ...(facets ? { facets } : {}) }
}

const afterOf = ({ cursor }: ListOptions, order: Order): Keys | undefined =>
  cursor ? fromCursor(cursor, order) : undefined

type Counted = { readonly rows: readonly ListedRow[]; readonly total: number }

function pageOf({ rows, total }: Counted, { limit }: Pick<ListOptions, 'limit'>, order: Order): Listing {
  const products = rows.slice(0, limit)
  const last = rows.length > limit ? products.at(-1) : undefined
  return {
    products,
    total: Math.min(total, limits.page.exactTotal),
    total_is_floor: total > limits.page.exactTotal,
    next: last ? toCursor(order, [last.sort_key, last.sort_time, last.product_id]) : null,
  }
}
