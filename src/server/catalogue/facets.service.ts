import { type Facets, facetBounds } from '#contract/products/product-facets.ts'
import type { Db } from '#server/db/db.ts'
import * as sql from './facets.queries.ts'
import { all, choices, type Filters, inCategories } from './listing.filters.ts'
import { isMany, recentPer } from './recent.ts'
import { allWithin, matchesWithin } from './search.queries.ts'

type Row = sql.FacetRow

/** The facets in the order in which the database numbers them, each with the filters that choose of it. */
const facetFilters = {
  category: ['categories'],
  state: ['state'],
  business_type: ['business_type'],
  price: ['min_price', 'max_price'],
  moq: ['moq'],
  rating: ['rating'],
  is_verified: ['verified'],
  is_in_stock: ['in_stock'],
} as const satisfies Partial<Record<keyof Row, readonly (keyof Filters)[]>>
type Facet = keyof typeof facetFilters

const facetNames = Object.keys(facetFilters) as Facet[]

/** `grouping` sets a bit for every column that is not grouped by, the last column's being the lowest. */
const numberOf = (facet: Facet) =>
  (1 << facetNames.length) - 1 - (1 << (facetNames.length - 1 - facetNames.indexOf(facet)))

const answers = recentPer(
  ({ is_floor, category }: Facets) => is_floor || isMany(category.reduce((all, { count }) => all + count, 0)),
)

/** The words that are asked for, and how many products hold them, roughly. */
type Words = { readonly tsquery: string; readonly holding: number }

/** What every choice of a filter would leave; of many products, what it would have left a moment ago. */
export function countFacets(db: Db, filters: Filters, words?: Words): Promise<Facets> {
  return answers(db).get(JSON.stringify([words?.tsquery, filters]), () => countAnew(db, filters, words))
}

/** So many products are rather looked at once, whatever is chosen, than again for each choice. */
const lookedAtOnce = 1_000

/** A choice that is made already is counted as if it were not: one can see what the others would leave. */
async function countAnew(db: Db, filters: Filters, words: Words | undefined): Promise<Facets> {
  const chosen = facetNames.filter((facet) => !isYesOnly(facet) && isChosen(filters, facet))
  return words && chosen.length > 0 && words.holding <= lookedAtOnce
    ? countAtOnce(db, filters, words.tsquery, chosen)
    : countEach(db, filters, words?.tsquery, chosen)
}

async function countAtOnce(db: Db, filters: Filters, tsquery: string, chosen: readonly Facet[]) {
  const rest = chosen.reduce(withoutChoice, filters)
  const made = chosen.map((facet) => ({ facet: numberOf(facet), fits: fitsChoice(filters, facet) }))
  const rows = await sql.countBeside(db, rest, allWithin(rest, tsquery), made)
  return toFacets((facet) => rows.filter((row) => row.facet === numberOf(facet)), rows[0]?.is_floor ?? false)
}

const fitsChoice = (filters: Filters, facet: Facet) => {
  const picked = Object.fromEntries(facetFilters[facet].map((filter) => [filter, filters[filter]]))
  return all([...inCategories(picked), ...choices(picked)])
}

async function countEach(
  db: Db,
  filters: Filters,
  tsquery: string | undefined,
  chosen: readonly Facet[],
): Promise<Facets> {
  const count = (narrowed: Filters) => sql.countFacets(db, narrowed, matchesWithin(narrowed, tsquery))
  const [given, ...without] = await Promise.all([
    count(filters),
    ...chosen.map((facet) => count(withoutChoice(filters, facet))),
  ])
  const rowsOf = (facet: Facet) => {
    const rows = without[chosen.indexOf(facet)] ?? given ?? []
    return rows.filter((row) => row.facet === numberOf(facet))
  }
  const isFloor = [given, ...without].some((rows) => rows?.[0]?.is_floor ?? false)
  return toFacets(rowsOf, isFloor)
}

/** Of these one choice alone is counted, so having made it changes nothing. */
const isYesOnly = (facet: Facet) => facet === 'is_verified' || facet === 'is_in_stock'

const isChosen = (filters: Filters, facet: Facet) =>
  facetFilters[facet].some((filter) => filters[filter] !== undefined)

const withoutChoice = (filters: Filters, facet: Facet): Filters => ({
  ...filters,
  ...Object.fromEntries(facetFilters[facet].map((filter) => [filter, undefined])),
})

/** The next bound belongs to the next band. */
const justBelow = (rupees: number | undefined) => (rupees === undefined ? null : rupees - 0.01)

type RowsOf = (facet: Facet) => readonly Row[]

function toFacets(rowsOf: RowsOf, is_floor: boolean): Facets {
  const { prices, moqs, ratings } = facetBounds
  const named = (facet: 'category' | 'state' | 'business_type') =>
    rowsOf(facet).flatMap((row) => (row[facet] ? [{ value: row[facet], count: row.count }] : []))
  const sum = (facet: Facet, fits: (row: Row) => boolean) =>
    rowsOf(facet).reduce((all, row) => all + (fits(row) ? row.count : 0), 0)
  return {
    is_floor,
    category: named('category'),
    state: named('state'),
    business_type: named('business_type'),
    price: prices.map((min_price, at) => ({
      min_price,
      max_price: justBelow(prices[at + 1]),
      count: sum('price', (row) => row.price === at + 1),
    })),
    moq: moqs.map((moq, at) => ({ moq, count: sum('moq', (row) => (row.moq ?? 0) <= at) })),
    rating: ratings.map((rating, at) => ({
      rating,
      count: sum('rating', (row) => (row.rating ?? 0) >= ratings.length - at),
    })),
    verified: sum('is_verified', (row) => row.is_verified === true),
    in_stock: sum('is_in_stock', (row) => row.is_in_stock === true),
  }
}
