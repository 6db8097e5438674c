import type { ProductSearch } from '#contract/products/product.ts'
import { http } from '#contract/texts/http.ts'
import type { Db } from '#server/db/db.ts'
import { fromCursor, type Keys, nameIn, toCursor } from '#server/db/sort-cursor.ts'
import { badInput } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { type PriceWords, readPriceWords } from '#server/search/price-words.ts'
import { type Bounds, sentenceOf } from '#server/search/search-sentence.ts'
import { stateIn } from '#server/search/state-words.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { countFacets } from './facets.service.ts'
import type { HitRow } from './hit.row.ts'
import { type Filters, filtersOf, namesOfStates } from './input.filters.ts'
import { findListed } from './listing.find.service.ts'
import { byRelevance, type Order, orders } from './listing.orders.ts'
import type { Listing } from './listing.row.ts'
import { fewResults, search } from './search.service.ts'
import { countMatches } from './totals.service.ts'

type ListOptions = Omit<ProductSearch, 'q'>

/**
 * Searches for a person. A visitor gets 6 matches and no further page (specification 2). Without words everybody gets
 * the list, a visitor its first page.
 */
export async function searchProducts(db: Db, query: ProductSearch, caller: Caller | null): Promise<Listing> {
  const options = caller ? query : { ...query, cursor: undefined }
  if (query.q === '') {
    const page = await browse(db, options)
    return caller ? page : { ...page, next: null }
  }
  return searchWords(db, options, { caller, filters: filtersOf(options) })
}

/** Without words everybody gets all pages of the list; with words this is the search above. */
export const listOrSearch = (db: Db, query: ProductSearch, caller: Caller | null): Promise<Listing> =>
  query.q === '' ? browse(db, query) : searchProducts(db, query, caller)

/** The same for live offers that have not ended; the one that ends first comes first. */
export function listOrSearchLive(db: Db, query: ProductSearch, caller: Caller | null): Promise<Listing> {
  const filters = { ...filtersOf(query), liveOnly: true as const }
  if (query.q !== '') return searchWords(db, query, { caller, filters })
  return list(db, query, { filters, order: query.sort === 'relevance' ? orders.ending : orders[query.sort] })
}

type Among = { readonly caller: Caller | null; readonly filters: Filters }

async function searchWords(db: Db, query: ProductSearch, { caller, filters }: Among): Promise<Listing> {
  if (caller) return match(db, query, filters)
  const limit = Math.min(query.limit, limits.page.visitorProducts)
  return { ...(await match(db, { ...query, limit, cursor: undefined }, filters)), next: null }
}

export const listCategory = (db: Db, category_type: string, options: ListOptions) =>
  browse(db, { ...options, category: [category_type] })

const browse = (db: Db, options: ListOptions) =>
  list(db, options, {
    filters: filtersOf(options),
    order: options.sort === 'relevance' ? orders.market : orders[options.sort],
  })

/** A search by words, after prices and places were taken out of them. */
type Reading = { readonly words: string; readonly filters: Filters; readonly understood: Bounds | undefined }

async function match(db: Db, { q, ...options }: ProductSearch, filters: Filters): Promise<Listing> {
  const price = readPriceWords(q)
  const reading = readingOf(q, price, filters)
  if (!price.isGuess) return matchInState(db, reading, options)
  const asTyped = { words: q, filters, understood: undefined }
  // Without the cursor, so that every page decides alike.
  const first = { ...options, cursor: undefined, limit: 1, facets: undefined }
  const { total, left_out } = await matchInState(db, asTyped, first)
  const isSize = total > 0 && !left_out
  const isPrice = !isSize && (await matchInState(db, reading, first)).total > 0
  return matchInState(db, isPrice ? reading : asTyped, options)
}

async function matchInState(db: Db, reading: Reading, options: ListOptions): Promise<Listing> {
  const { filters } = reading
  const state = filters.state ? undefined : stateIn(reading.words)
  const inState = state && {
    words: state.rest,
    filters: { ...reading.filters, state: namesOfStates([state.name]) },
    understood: { ...reading.understood, state: state.name },
  }
  if (!inState || !state) return matchReading(db, reading, options)
  if (inState.words === '') return matchReading(db, inState, options)
  return state.isPlace
    ? matchEither(db, { first: inState, second: reading, enough: 1 }, options)
    : // 'assam tea' may come from anywhere, but 'tiles gujarat' asks for sellers in that state.
      matchEither(db, { first: reading, second: inState, enough: fewResults }, options)
}

type Readings = { readonly first: Reading; readonly second: Reading; readonly enough: number }

/** Reads the words one way, and the other way if that finds little or leaves words out. */
async function matchEither(db: Db, { first, second, enough }: Readings, options: ListOptions) {
  const result = await matchReading(db, first, options)
  if (result.total >= enough && !result.left_out) return result
  const other = await matchReading(db, second, options)
  return other.total > result.total && !other.left_out ? other : result
}

/** Prices in the form take precedence over prices in the words. */
function readingOf(q: string, { words, min_price, max_price }: PriceWords, filters: Filters): Reading {
  const isChosen = filters.min_price !== undefined || filters.max_price !== undefined
  if (words === q) return { words: q, filters, understood: undefined }
  if (isChosen) return { words, filters, understood: undefined }
  const bounds = {
    ...(min_price === undefined ? {} : { min_price: min_price / 100 }),
    ...(max_price === undefined ? {} : { max_price: max_price / 100 }),
  }
  return { words, filters: { ...filters, min_price, max_price }, understood: bounds }
}

async function matchReading(db: Db, reading: Reading, options: ListOptions): Promise<Listing> {
  const { understood } = reading
  const explanation = understood ? { understood: { ...understood, sentence: sentenceOf(understood) } } : {}
  if (reading.words === '') {
    const order = options.sort === 'relevance' ? orders.market : orders[options.sort]
    return { ...(await list(db, options, { filters: reading.filters, order })), ...explanation }
  }
  return { ...(await matchWords(db, reading, options)), ...explanation }
}

async function matchWords(db: Db, { words, filters }: Reading, options: ListOptions): Promise<Listing> {
  const order = options.sort === 'relevance' ? undefined : orders[options.sort]
  const before = levelsIn(options.cursor)
  const { rows, total, levels, alternatives, holding, products, shares, ...notes } = await search(db, words, {
    filters,
    order,
    after: afterOf(options, order ?? byLevels(before)),
    limit: options.limit,
  })
  // Another process, or this one before it learnt new words, counted by other levels: the page would repeat or skip some.
  if (before !== undefined && before !== levels) throw badInput(http.otherOrder)
  return {
    ...pageOf({ rows, total }, options, order ?? byLevels(levels)),
    ...notes,
    ...(options.facets
      ? { facets: await countFacets(db, filters, { alternatives, holding, products, shares }) }
      : {}),
  }
}

/** Two pages by relevance belong together if they are counted by the same levels. */
const byLevels = (levels: string | undefined): Order =>
  levels === undefined ? byRelevance : { ...byRelevance, name: `${byRelevance.name}-${levels}` }

/** Undefined where another version wrote the cursor, or it is of another order. */
const levelsIn = (cursor: string | undefined) =>
  cursor ? nameIn(cursor)?.split(`${byRelevance.name}-`)[1] : undefined

type Selection = { readonly filters: Filters; readonly order: Order }

async function list(db: Db, options: ListOptions, selection: Selection): Promise<Listing> {
  const [rows, total, facets] = await Promise.all([
    findListed(db, { ...selection, after: afterOf(options, selection.order), limit: options.limit }),
    countMatches(db, selection.filters),
    options.facets ? countFacets(db, selection.filters) : undefined,
  ])
  return { ...pageOf({ rows, total }, options, selection.order), ...(facets ? { facets } : {}) }
}

const afterOf = ({ cursor }: ListOptions, order: Order): Keys | undefined =>
  cursor ? fromCursor(cursor, order) : undefined

type Counted = { readonly rows: readonly HitRow[]; readonly total: number }

function pageOf({ rows, total }: Counted, { limit }: Pick<ListOptions, 'limit'>, order: Order): Listing {
  const hits = rows.slice(0, limit)
  const last = rows.length > limit ? hits.at(-1) : undefined
  return {
    hits,
    total: Math.min(total, limits.page.exactTotal),
    total_is_floor: total > limits.page.exactTotal,
    next: last ? toCursor(order, [last.sort_key, last.sort_time, last.product_id]) : null,
  }
}
