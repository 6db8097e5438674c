import { type FacetName, type Facets, facetBounds } from '#contract/products/product-facets.ts'
import { type FilterName, facetOf } from '#contract/products/product-filters.ts'
import { join, literal, type Sql, sql } from '#server/db/sql.ts'
import { isListed } from '#server/products/product.row.ts'
import { minHundredths } from '#server/products/rating.rules.ts'
import type { Filters } from './input.filters.ts'

/** How many products have a value; the database writes the value as text. */
export type Counted = { readonly value: string | null; readonly count: number }

/** How the database handles a counted choice. */
type Choice<Name extends FacetName> = {
  /** The columns of products that the condition reads. */
  readonly columns: readonly string[]
  /** The condition on products `p` and their sellers `u`; none if nothing is chosen. */
  readonly conditions: (filters: Filters) => readonly Sql[]
  /**
   * The entries of `products.filters` of which a product must have any. They may match more than the condition, never
   * less.
   */
  readonly entries?: (filters: Filters) => readonly Sql[] | undefined
  /** The same for entries that SQL computes. */
  readonly entriesMade?: (filters: Filters) => Sql | undefined
  /** The value that products are counted by, and how it enters the answer. */
  readonly countedBy: Sql
  readonly toFacet: (counted: readonly Counted[]) => Facets[Name]
  /** Has a single choice, so that its count does not change once it is chosen. */
  readonly isYesOnly?: true
}

const { prices, moqs, ratings } = facetBounds
const isVerified = sql`p.verification = 'verified'`
/** Enough for the smallest order; stock that is not tracked never runs out. */
const isInStock = sql`(p.stock is null or p.stock >= p.min_order)`

/** All filters of a product list: the condition, the entries for the index of words, and the counts. */
export const choices: { readonly [Name in FacetName]: Choice<Name> } = {
  category: {
    columns: ['category'],
    conditions: ({ category }) => when(category, (slugs) => isAnyOf(sql`p.category`, slugs)),
    entries: ({ category }) => category?.map((slug) => sql`'c' || lower(${slug}::text)`),
    countedBy: sql`p.category`,
    toFacet: toNamed,
  },
  price: {
    columns: ['card_price_paise'],
    conditions: ({ min_price, max_price }) => [
      ...when(min_price, (paise) => sql`p.card_price_paise >= ${paise}`),
      ...when(max_price, (paise) => sql`p.card_price_paise <= ${paise}`),
    ],
    entriesMade: ({ min_price, max_price }) =>
      min_price === undefined && max_price === undefined
        ? undefined
        : sql`price_filters(${min_price ?? null}::bigint, ${max_price ?? null}::bigint)`,
    countedBy: bandOf(
      sql`p.card_price_paise`,
      prices.map((rupees) => rupees * 100),
    ),
    toFacet: (counted) =>
      prices.map((min_price, place) => ({
        min_price,
        max_price: justBelow(prices[place + 1]),
        count: sumOf(counted, (band) => Number(band) === place + 1),
      })),
  },
  moq: {
    columns: ['min_order'],
    conditions: ({ moq }) => when(moq, (limit) => sql`p.min_order <= ${limit}`),
    entriesMade: ({ moq }) => (moq === undefined ? undefined : sql`min_order_filters(${moq}::integer)`),
    // A minimum of 10 belongs to 'at most 10', so each band begins one above the previous bound.
    countedBy: bandOf(
      sql`p.min_order`,
      moqs.map((limit) => limit + 1),
    ),
    toFacet: (counted) =>
      moqs.map((moq, place) => ({ moq, count: sumOf(counted, (band) => Number(band) <= place) })),
  },
  state: {
    columns: [],
    conditions: ({ state }) => when(state, (names) => isAnyText(sql`u.state`, names)),
    entries: ({ state }) => state?.map((name) => sql`'s' || lower(${name}::text)`),
    countedBy: sql`u.state`,
    toFacet: toNamed,
  },
  country_of_origin: {
    columns: ['country_of_origin'],
    conditions: ({ country_of_origin }) =>
      when(country_of_origin, (names) => isAnyOf(sql`p.country_of_origin`, names)),
    entries: ({ country_of_origin }) => country_of_origin?.map((name) => sql`'o' || lower(${name}::text)`),
    countedBy: sql`p.country_of_origin`,
    toFacet: toNamed,
  },
  business_type: {
    columns: [],
    conditions: ({ business_type }) => when(business_type, (types) => isAnyText(sql`u.business_type`, types)),
    entries: ({ business_type }) => business_type?.map((type) => sql`'b' || lower(${type}::text)`),
    countedBy: sql`u.business_type`,
    toFacet: toNamed,
  },
  rating: {
    columns: ['rating_hundredths'],
    conditions: ({ rating }) => when(rating, (least) => sql`p.rating_hundredths >= ${least}`),
    entriesMade: ({ rating }) => (rating === undefined ? undefined : sql`rating_filters(${rating}::integer)`),
    countedBy: bandOf(sql`p.rating_hundredths`, [...ratings].reverse().map(minHundredths)),
    toFacet: (counted) =>
      ratings.map((rating, place) => ({
        rating,
        count: sumOf(counted, (band) => Number(band) >= ratings.length - place),
      })),
  },
  verified: {
    columns: ['verification'],
    conditions: ({ verified }) => when(verified, () => isVerified),
    entries: ({ verified }) => verified && [sql`'vverified'`],
    countedBy: isVerified,
    toFacet: toYes,
    isYesOnly: true,
  },
  in_stock: {
    columns: ['stock', 'min_order'],
    conditions: ({ in_stock }) => when(in_stock, () => isInStock),
    countedBy: isInStock,
    toFacet: toYes,
    isYesOnly: true,
  },
}

/** The band of a number: how many of the bounds it reaches. */
function bandOf(value: Sql, bounds: readonly number[]) {
  return sql`width_bucket(${value}, array[${literal(...bounds)}]::bigint[])`
}

/** The next bound belongs to the next band. */
const justBelow = (rupees: number | undefined) => (rupees === undefined ? null : rupees - 0.01)

function toNamed(counted: readonly Counted[]) {
  return counted.flatMap(({ value, count }) => (value ? [{ value, count }] : []))
}

function toYes(counted: readonly Counted[]) {
  return sumOf(counted, (value) => value === 'true')
}

function sumOf(counted: readonly Counted[], fits: (value: string | null) => boolean) {
  return counted.reduce((sum, { value, count }) => sum + (fits(value) ? count : 0), 0)
}

const isAnyOf = (column: Sql, values: readonly string[]): Sql =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`

const isAnyText = (column: Sql, values: readonly string[]): Sql =>
  values.length === 1
    ? sql`lower(${column}) = lower(${values[0]})`
    : sql`lower(${column}) = any(${values.map((value) => value.toLowerCase())})`

function when<T>(value: T | undefined, condition: (value: T) => Sql): Sql[] {
  return value === undefined ? [] : [condition(value)]
}

export const allOf = (parts: readonly Sql[]) => join(parts, sql` and `)

/** The conditions that an index can use: those on the table of products alone. */
export const inCategories = (filters: Filters): readonly Sql[] => choices.category.conditions(filters)

/** Joins conditions that must all hold. */
export const conditionsOf = (names: readonly FacetName[], filters: Filters): readonly Sql[] =>
  names.flatMap((name) => choices[name].conditions(filters))

/** All conditions of a list on products `p` and their sellers `u`. */
export function conditions(filters: Filters): Sql[] {
  const [category] = inCategories(filters)
  return [
    category ? sql`${isListed} and ${category}` : isListed,
    ...conditionsOf(
      facetNames.filter((name) => name !== 'category'),
      filters,
    ),
    ...when(filters.seller_id, (id) => sql`p.seller_id = ${id}`),
    ...(filters.liveOnly ? [sql`p.kind = 'live'`] : []),
  ]
}

/** A condition on what the index of words stores of one choice. */
function storedCondition(facet: FacetName, filters: Filters): Sql | undefined {
  const { entries, entriesMade } = choices[facet]
  const list = entries?.(filters) ?? []
  if (list.length > 0) return sql`p.filters ${list.length === 1 ? sql`@>` : sql`&&`} array[${join(list)}]`
  const made = entriesMade?.(filters)
  // A subquery, so that it is computed once and not for every product.
  return made && sql`p.filters && (select ${made})`
}

/** The choices that the index of words stores, with their conditions. */
export const storedConditions = (filters: Filters) =>
  facetNames.flatMap((facet) => {
    const condition = storedCondition(facet, filters)
    return condition ? [{ facet, condition }] : []
  })

/**
 * The filters as far as the index of words stores them: numbers only as classes, stock not at all. So it matches at
 * least what the conditions match, and the conditions are checked as well. The index is not asked for the
 * `unindexed` ones; products that it returns are checked for them.
 */
export const indexConditions = (filters: Filters, unindexed?: ReadonlySet<FacetName>): Sql[] => [
  ...storedConditions(filters).map(({ facet, condition }) =>
    // PostgreSQL takes no such test to an index.
    unindexed?.has(facet) ? sql`(${condition}) is true` : condition,
  ),
  ...(filters.liveOnly ? [sql`p.filters @> array['klive']`] : []),
]

export const facetNames = Object.keys(choices) as FacetName[]

/** The columns of products that conditions and counts read, without repetitions. */
export const columnsRead = [
  ...new Set([
    ...facetNames.flatMap((name) => choices[name].columns),
    ...['seller_id', 'category', 'verification', 'kind', 'deleted_at', 'expires_at'],
  ]),
]

/** The filters that belong to one choice. */
const namesOf = (facet: FacetName) =>
  (Object.keys(facetOf) as FilterName[]).filter((name) => facetOf[name] === facet)

export const isChosen = (filters: Filters, facet: FacetName) =>
  namesOf(facet).some((name) => filters[name] !== undefined)

export const withoutChoice = (filters: Filters, facet: FacetName): Filters => ({
  ...filters,
  ...Object.fromEntries(namesOf(facet).map((name) => [name, undefined])),
})
