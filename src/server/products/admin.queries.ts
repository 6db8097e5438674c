import { z } from 'zod'
import type { AdminProductStatus } from '#contract/admin/admin-products.ts'
import { verification as states } from '#contract/products/own-product.ts'
import { batchSize } from '#server/db/batch.ts'
import { type Anchor, oldestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { microsOf } from '#server/db/list-position.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { preferIndexes } from '#server/db/prefer-indexes.ts'
import { empty, literal, neverPrepared, rows, type Sql, sql } from '#server/db/sql.ts'
import { places } from '#server/search/dictionary.ts'
import { wordsOf } from '#server/search/words.ts'
import { joinSellers, ProductRow, productColumns, productRows } from './product.row.ts'

const verification = z.enum(states.options)

const AdminProductRow = ProductRow.extend({
  verification,
  rejection_reason: z.string().nullable(),
  top_until: z.date().nullable(),
  revision: z.int(),
  waiting_since: z.date(),
  updated_at: z.date(),
  /** The sort keys of the list. */
  micros: z.int(),
})
export type AdminProductRow = z.infer<typeof AdminProductRow>

export type ReviewQuery = { readonly status: AdminProductStatus; readonly q: string | undefined }

const Total = z.object({ total: z.int() })

/** An ended offer needs no decision any more. */
const byStatus = (status: AdminProductStatus): Sql => {
  if (status === 'top') return sql`p.is_top_product`
  const waits = sql`(p.expires_at is null or p.expires_at > now()) and u.suspended_at is null`
  return status === 'pending' ? sql`p.verification = 'pending' and ${waits}` : sql`p.verification = ${status}`
}

/** All texts but the description. */
const searchedPlaces = places.slice(0, -1)

/**
 * Uses the index of words, so the number of products does not matter: all words must occur in the name, the company
 * or the details, the last one may be incomplete. The index also contains the status.
 */
function matchesWords(q: string, status: AdminProductStatus): Sql {
  const words = wordsOf(q)
  if (words.length === 0) return sql`false`
  const each = words.map((word, place) => {
    const ending = place === words.length - 1 && word.length > 2 ? ':*' : ''
    return `(${searchedPlaces.map((letter) => `'${letter}${word}'${ending}`).join('|')})`
  })
  const ofStatus = status === 'top' ? empty : sql`and p.filters @> array[${`v${status}`}]`
  return sql`p.search @@ ${each.join('&')}::tsquery ${ofStatus}`
}

// Planned for each status and its words, because some match nearly all products and others none.
const statusOf = (status: AdminProductStatus): Sql =>
  neverPrepared(sql`p.deleted_at is null and ${byStatus(status)}`)
const whereOf = ({ status, q }: ReviewQuery): Sql =>
  q ? sql`${statusOf(status)} and ${matchesWords(q, status)}` : statusOf(status)

const waitingSince = sql`coalesce(p.verification_asked_at, p.created_at)`
const ageOf = (status: AdminProductStatus) => (status === 'pending' ? waitingSince : sql`p.created_at`)
const byAge = (status: AdminProductStatus) => oldestFirst(ageOf(status), sql`p.product_id`)

/** Products `p`, joined with their sellers if the status needs them. */
const inStatus = (status: AdminProductStatus): Sql =>
  status === 'pending' ? sql`products p join users u on u.user_id = p.seller_id` : sql`products p`

const adminColumns = (status: AdminProductStatus) => sql`
  , p.verification, p.rejection_reason, p.top_until, p.revision, ${waitingSince} as waiting_since, p.updated_at,
  ${microsOf(ageOf(status))} as micros`

export function findForAdmin(
  db: Db,
  { status }: ReviewQuery,
  after: Anchor | undefined,
): Promise<AdminProductRow[]> {
  const page = productRows(sql`where ${statusOf(status)} ${byAge(status).page(after)}`, adminColumns(status))
  return db.many(rows(AdminProductRow)`${page}`)
}

/** The same condition under the names of the inner query. */
const byMoment = oldestFirst(sql`p.moment`, sql`p.product_id`)

/** Of the oldest products after a row, up to a limit: those that match. */
const onTheWay = ({ status, q = '' }: ReviewQuery, after: Anchor | undefined, visits: number) => sql`
  from (
    select p.*, ${ageOf(status)} as moment from products p
    where p.deleted_at is null ${status === 'top' ? sql`and p.is_top_product` : sql`and p.verification = ${status}`}
      ${byAge(status).page(after, visits)}
  ) p ${joinSellers}
  where ${statusOf(status)} and ${matchesWords(q, status)}`

/** A full page, or a short one whose share of matches tells how frequent the words are. */
export const findOnTheWay = (db: Db, query: ReviewQuery, after: Anchor | undefined, visits: number) =>
  db.many(rows(AdminProductRow)`
    select ${productColumns} ${adminColumns(query.status)} ${onTheWay(query, after, visits)}
    ${byMoment.page(undefined)}`)

/**
 * Counts up to the limit; a lower count proves nothing. Nearly every product contains some words, so the limit is
 * reached soon.
 */
export const countOnTheWay = (db: Db, query: ReviewQuery, visits: number) =>
  db.one(rows(Total)`
    select count(*) as total from (
      select ${onTheWay(query, undefined, visits)} limit ${literal(countedUpTo)}
    ) counted`)

const MatchRow = AdminProductRow.extend({ total: z.int() })

/** Forces the index of words, which the planner avoids for words that it considers frequent. */
export const findByWords = (db: Db, query: ReviewQuery, after: Anchor | undefined, limit?: number) =>
  db.transaction(async (tx) => {
    await preferIndexes(tx)
    return tx.many(rows(MatchRow)`
      with hits as materialized (
        select p.product_id, ${ageOf(query.status)} as moment from ${inStatus(query.status)} where ${whereOf(query)}
        ${limit === undefined ? empty : sql`limit ${literal(limit)}`}
      ), page as materialized (select * from hits p where true ${byMoment.page(after)})
      select ${productColumns} ${adminColumns(query.status)}, (select count(*) from hits) as total
      from page join products p on p.product_id = page.product_id join users u on u.user_id = p.seller_id
      order by page.moment, page.product_id`)
  })

/** Also through the index of words: otherwise products of a frequent word would be read one by one from anywhere. */
export const countByWords = (db: Db, query: ReviewQuery, limit = countedUpTo) =>
  db.transaction(async (tx) => {
    await preferIndexes(tx)
    return tx.one(rows(Total)`
      select count(*) as total from (
        select from ${inStatus(query.status)} where ${whereOf(query)} limit ${literal(limit)}
      ) counted`)
  })

/** Reads them in order, so that the scan of their index ends at the limit. */
export const countForAdmin = (db: Db, { status }: ReviewQuery) =>
  db.one(rows(Total)`
    select count(*) as total from (
      select from ${inStatus(status)} where ${statusOf(status)} ${byAge(status).page(undefined, countedUpTo)}
    ) counted`)

const LockedProduct = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  seller_id: z.uuid(),
  verification,
  is_top_product: z.boolean(),
  revision: z.int(),
})
export type LockedProduct = z.infer<typeof LockedProduct>

/** Locks products in the order of their ids, as orders do; skips deleted ones. */
export const lockProducts = (tx: Db, productIds: readonly string[]) =>
  tx.many(rows(LockedProduct)`
    select product_id, product_name, seller_id, verification, is_top_product, revision from products
    where product_id = any(${productIds}::uuid[]) and deleted_at is null order by product_id for update`)

/** A rejected product cannot be a top product. */
export const updateVerification = (
  tx: Db,
  productIds: readonly string[],
  to: z.infer<typeof verification>,
  reason: string | null,
) =>
  tx.run(sql`
    update products set verification = ${to}, rejection_reason = ${reason},
      verification_asked_at = case when ${to}::text = 'pending' then now() else verification_asked_at end,
      is_top_product = is_top_product and ${to}::text <> 'rejected',
      top_until = case when ${to}::text <> 'rejected' then top_until end
    where product_id = any(${productIds}::uuid[])`)

export const updateTop = (tx: Db, productId: string, isTop: boolean, until: Date | null) =>
  tx.run(sql`
    update products set is_top_product = ${isTop}, top_until = ${until} where product_id = ${productId}`)

const Ended = z.object({ product_id: z.uuid(), product_name: z.string() })

/** Locks them in the same order as orders do. */
export const updateEndedTops = (tx: Db) =>
  tx.many(rows(Ended)`
    with ended as materialized (
      select product_id from products where is_top_product and top_until <= now()
      order by product_id limit ${batchSize} for no key update
    )
    update products p set is_top_product = false, top_until = null
    from ended where p.product_id = ended.product_id returning p.product_id, p.product_name`)
