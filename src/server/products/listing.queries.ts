import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import { empty, join, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import type { Keys } from './cursor.ts'
import { isListed, ProductRow, productRows } from './product.row.ts'

/** What a list is narrowed by; prices in paise. */
export type Filters = {
  readonly categories: readonly string[] | undefined
  readonly min_price: number | undefined
  readonly max_price: number | undefined
  readonly moq: number | undefined
  readonly state: string | undefined
  readonly verified: boolean | undefined
  readonly business_type: string | undefined
  readonly seller_id: string | undefined
  readonly liveOnly: boolean
}

/** How a list is ordered: by one key, then by age and id, all in one direction, so that every page has a clear end. */
export type Order = { readonly key: Sql; readonly type: Sql; readonly ascending: boolean }

export const orders = {
  market: { key: sql`p.market_rank`, type: sql`smallint`, ascending: false },
  newest: { key: sql`p.created_at`, type: sql`timestamptz`, ascending: false },
  price: { key: sql`p.card_price_paise`, type: sql`bigint`, ascending: true },
  rating: { key: sql`p.rating_hundredths`, type: sql`integer`, ascending: false },
  ending: { key: sql`p.expires_at`, type: sql`timestamptz`, ascending: true },
} as const satisfies Record<string, Order>

/** Matches in the full text; verified and top products rank a little higher, never above a better match. */
export const fullText = (tsquery: string) => {
  const query = sql`to_tsquery('english', ${tsquery})`
  return {
    where: sql`p.search @@ ${query}`,
    order: {
      key: sql`((ts_rank(p.search, ${query}) * 1000)::integer + p.market_rank * 30)`,
      type: sql`integer`,
      ascending: false,
    } satisfies Order,
  }
}

/** Names that look alike, for what was misspelt. */
export const lookalike = (q: string) => ({
  where: sql`${q} <% p.product_name`,
  order: {
    key: sql`((word_similarity(${q}, p.product_name) * 1000)::integer + p.market_rank * 10)`,
    type: sql`integer`,
    ascending: false,
  } satisfies Order,
})

const conditions = (filters: Filters): Sql[] => {
  const { categories, min_price, max_price, moq, state, verified, business_type, seller_id, liveOnly } =
    filters
  return [
    isListed,
    ...when(categories, (slugs) =>
      slugs.length === 1 ? sql`p.category = ${slugs[0]}` : sql`p.category = any(${slugs})`,
    ),
    ...when(min_price, (paise) => sql`p.card_price_paise >= ${paise}`),
    ...when(max_price, (paise) => sql`p.card_price_paise <= ${paise}`),
    ...when(moq, (most) => sql`p.min_order <= ${most}`),
    ...when(state, (name) => sql`lower(u.state) = lower(${name})`),
    ...(verified ? [sql`p.verification = 'verified'`] : []),
    ...when(business_type, (type) => sql`lower(u.business_type) = lower(${type})`),
    ...when(seller_id, (id) => sql`p.seller_id = ${id}`),
    ...(liveOnly ? [sql`p.kind = 'live'`] : []),
  ]
}

const when = <T>(value: T | undefined, condition: (value: T) => Sql): Sql[] =>
  value === undefined || value === '' ? [] : [condition(value)]

const whereOf = (filters: Filters, match: Sql | undefined) =>
  join([...conditions(filters), ...(match ? [match] : [])], sql` and `)

const ListedRow = ProductRow.extend({ sort_key: z.union([z.number(), z.string()]), sort_time: z.string() })
export type ListedRow = z.infer<typeof ListedRow>

export type Page = {
  readonly filters: Filters
  readonly match: Sql | undefined
  readonly order: Order
  readonly after: Keys | undefined
  readonly limit: number
}

/** One page and one row more, which tells whether another page follows. */
export function findListed(db: Db, { filters, match, order, after, limit }: Page): Promise<ListedRow[]> {
  const { key, type, ascending } = order
  const direction = ascending ? sql`asc` : sql`desc`
  const beyond = ascending ? sql`>` : sql`<`
  const start = after
    ? sql`and (${key}, p.created_at, p.product_id) ${beyond}
        (${after[0]}::${type}, ${after[1]}::timestamptz, ${after[2]}::uuid)`
    : empty
  const page = productRows(
    sql`where ${whereOf(filters, match)} ${start}
      order by ${key} ${direction}, p.created_at ${direction}, p.product_id ${direction} limit ${literal(limit + 1)}`,
    // Moments go into the cursor with all their digits; a JavaScript date would round them.
    sql`, ${type.strings[0] === 'timestamptz' ? sql`${key}::text` : key} as sort_key, p.created_at::text as sort_time`,
  )
  return db.many(rows(ListedRow)`${page}`)
}

const Count = z.object({ total: z.int() })

/** Exact up to the limit; one more than the limit means 'at least'. */
export const countListed = (db: Db, filters: Filters, match: Sql | undefined) =>
  db.one(rows(Count)`
    select count(*)::integer as total from (
      select from products p join users u on u.user_id = p.seller_id where ${whereOf(filters, match)}
      limit ${literal(limits.page.exactTotal + 1)}
    ) counted`)
