import type { CursorOrder, KeyType } from '#server/db/sort-cursor.ts'
import { chosen, empty, join, type Sql, sql, varied } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isListed } from '#server/products/product.row.ts'

/** What a list is narrowed by; prices in paise. */
export type Filters = {
  readonly categories: readonly string[] | undefined
  readonly min_price: number | undefined
  readonly max_price: number | undefined
  readonly moq: number | undefined
  readonly state: readonly string[] | undefined
  readonly verified: boolean | undefined
  readonly business_type: readonly string[] | undefined
  /** At least this average, in hundredths that are cut. */
  readonly rating: number | undefined
  readonly in_stock: boolean | undefined
  readonly seller_id: string | undefined
  readonly liveOnly: boolean
}

/** How a list is ordered: by one key, then by age and id, all in one direction, so that every page has a clear end. */
export type Order = CursorOrder & { readonly key: Sql; readonly ascending: boolean }

const typeOf = {
  smallint: sql`smallint`,
  integer: sql`integer`,
  bigint: sql`bigint`,
  timestamptz: sql`timestamptz`,
} as const satisfies Record<KeyType, Sql>

export const orders = {
  market: { name: 'market', key: sql`p.market_rank`, type: 'smallint', ascending: false },
  newest: { name: 'newest', key: sql`p.created_at`, type: 'timestamptz', ascending: false },
  price: { name: 'price', key: sql`p.card_price_paise`, type: 'bigint', ascending: true },
  rating: { name: 'rating', key: sql`p.rating_hundredths`, type: 'integer', ascending: false },
  ending: { name: 'ending', key: sql`p.expires_at`, type: 'timestamptz', ascending: true },
} as const satisfies Record<string, Order>

/** By how well words fit, as a search goes without a sort. */
export const byFit = {
  name: 'fit',
  key: sql`p.sort_key`,
  type: 'integer',
  ascending: false,
} as const satisfies Order

/** What of a list's conditions an index can begin with: on the table of products alone. */
export const inCategories = ({ categories }: Partial<Filters>): Sql[] =>
  when(categories, (slugs) =>
    slugs.length === 1 ? sql`p.category = ${slugs[0]}` : sql`p.category = any(${slugs})`,
  )

/** All conditions of a list over products `p` beside their sellers `u`. */
export const conditions = (filters: Filters): Sql[] => {
  const [category] = inCategories(filters)
  return [category ? sql`${isListed} and ${category}` : isListed, ...choices(filters)]
}

/** The same of what people choose besides categories. */
export const choices = (filters: Partial<Filters>): Sql[] => {
  const { min_price, max_price, moq, state, verified, business_type, rating, in_stock, seller_id, liveOnly } =
    filters
  return [
    ...when(min_price, (paise) => sql`p.card_price_paise >= ${paise}`),
    ...when(max_price, (paise) => sql`p.card_price_paise <= ${paise}`),
    ...when(moq, (most) => sql`p.min_order <= ${most}`),
    ...when(state, (names) => isAnyOf(sql`lower(u.state)`, names)),
    ...(verified ? [sql`p.verification = 'verified'`] : []),
    ...when(business_type, (types) => isAnyOf(sql`lower(u.business_type)`, types)),
    ...when(rating, (least) => sql`p.rating_hundredths >= ${least}`),
    ...(in_stock ? [isInStock] : []),
    ...when(seller_id, (id) => sql`p.seller_id = ${id}`),
    ...(liveOnly ? [sql`p.kind = 'live'`] : []),
  ]
}

const isAnyOf = (column: Sql, values: readonly string[]): Sql =>
  values.length === 1
    ? sql`${column} = lower(${values[0]})`
    : sql`${column} = any(${values.map((value) => value.toLowerCase())})`

/** Whether nothing narrows the list. */
export const isWhole = (filters: Filters) =>
  Object.values(filters).every((filter) => filter === undefined || filter === false)

/** Enough for the smallest order; what is not counted never runs out. */
export const isInStock = sql`(p.stock is null or p.stock >= p.min_order)`

const when = <T>(value: T | undefined, condition: (value: T) => Sql): Sql[] =>
  value === undefined ? [] : [condition(value)]

export const all = (parts: readonly Sql[]) => join(parts, sql` and `)

const { products, visitorProducts } = limits.page

/** The limit of a page with the row that tells whether another follows. */
export const andOneMore = (limit: number): Sql => chosen(limit + 1, [products + 1, visitorProducts + 1])

/** Where an order goes on: after the row that had these keys. Later pages are seldom seen, so they are not kept prepared. */
export const beyond = ({ key, type, ascending }: Order, keys: readonly unknown[] | undefined): Sql =>
  keys
    ? varied(sql`and (${key}, p.created_at, p.product_id) ${ascending ? sql`>` : sql`<`}
        (${keys[0]}::${typeOf[type]}, ${keys[1]}::timestamptz, ${keys[2]}::uuid)`)
    : empty

export const inOrder = ({ key, ascending }: Order): Sql => {
  const direction = ascending ? sql`asc` : sql`desc`
  return sql`order by ${key} ${direction}, p.created_at ${direction}, p.product_id ${direction}`
}

/** Moments go into the cursor with all their digits; a JavaScript date would round them. */
export const keyColumns = ({ key, type }: Order): Sql =>
  sql`, ${type === 'timestamptz' ? sql`${key}::text` : key} as sort_key, p.created_at::text as sort_time`
