import type { CursorOrder, KeyType } from '#server/db/sort-cursor.ts'
import { chosen, empty, preparedIfFrequent, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

/**
 * The sort orders of a list: one key, then age and id, all in one direction, so that each row has a unique position.
 */
export type Order = CursorOrder & { readonly key: Sql; readonly ascending: boolean }

const typeOf = {
  smallint: sql`smallint`,
  integer: sql`integer`,
  bigint: sql`bigint`,
  timestamptz: sql`timestamptz`,
  text: sql`text`,
} as const satisfies Record<KeyType, Sql>

export const orders = {
  market: { name: 'market', key: sql`p.market_rank`, type: 'smallint', ascending: false },
  newest: { name: 'newest', key: sql`p.created_at`, type: 'timestamptz', ascending: false },
  price: { name: 'price', key: sql`p.card_price_paise`, type: 'bigint', ascending: true },
  rating: { name: 'rating', key: sql`p.rating_hundredths`, type: 'integer', ascending: false },
  answers: { name: 'answers', key: sql`p.answer_class`, type: 'smallint', ascending: false },
  // In the order of their bytes, so that no update of the database's languages moves them; goods without come last.
  origin: {
    name: 'origin',
    key: sql`(coalesce(p.country_of_origin, '~') collate "C")`,
    type: 'text',
    ascending: true,
  },
  ending: { name: 'ending', key: sql`p.expires_at`, type: 'timestamptz', ascending: true },
} as const satisfies Record<string, Order>

/** By how well the words match: the order of a search without a sort. */
export const byRelevance = {
  name: 'fit',
  key: sql`p.sort_key`,
  type: 'integer',
  ascending: false,
} as const satisfies Order

const { products, visitorProducts } = limits.page

/** One row more than the page, which tells whether another page follows. */
export const limitPlusOne = (limit: number): Sql => chosen(limit + 1, [products + 1, visitorProducts + 1])

/** Continues after the row with these keys. Later pages are rare, so their statements are not kept prepared. */
export const afterKeys = ({ key, type, ascending }: Order, keys: readonly unknown[] | undefined): Sql =>
  keys
    ? preparedIfFrequent(sql`and (${key}, p.created_at, p.product_id) ${ascending ? sql`>` : sql`<`}
        (${keys[0]}::${typeOf[type]}, ${keys[1]}::timestamptz, ${keys[2]}::uuid)`)
    : empty

export const inOrder = ({ key, ascending }: Order): Sql => {
  const direction = ascending ? sql`asc` : sql`desc`
  return sql`order by ${key} ${direction}, p.created_at ${direction}, p.product_id ${direction}`
}

/** Cursors keep moments as text with all digits; a JavaScript date would round them. */
export const keyColumns = ({ key, type }: Order): Sql =>
  sql`, ${type === 'timestamptz' ? sql`${key}::text` : key} as sort_key, p.created_at::text as sort_time`
