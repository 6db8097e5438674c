import { z } from 'zod'
import type { requirementLists } from '#contract/quote.ts'
import { isBlockedBetween } from '#server/blocks/block.row.ts'
import { Anchor } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { empty, literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { byAge, RequirementRow, requirementColumns, requirementTables } from './requirement.row.ts'

const Categories = z.object({ categories: z.array(z.string()) })

/** The categories of a seller: that of the approved application, and those of the products. */
export const findCategoriesOf = (db: Db, sellerId: string) =>
  db.one(rows(Categories)`
    select coalesce(array_agg(category order by category), '{}') as categories from (
      select category from category_sellers where seller_id = ${sellerId} and products > 0
      union
      select business_category from seller_applications where user_id = ${sellerId} and status = 'approved'
    ) dealt`)

const SeenRow = RequirementRow.extend({
  city: z.string().nullable(),
  buyer_state: z.string().nullable(),
  is_full: z.boolean(),
  own_quote_id: z.uuid().nullable(),
  unit_price_paise: z.int().nullable(),
  quote_unit: z.string().nullable(),
  min_quantity: z.int().nullable(),
  delivery_days: z.int().nullable(),
  note: z.string().nullable(),
  quoted_at: z.date().nullable(),
  is_accepted: z.boolean(),
  buyer_id: z.uuid().nullable(),
  full_name: z.string().nullable(),
  company_name: z.string().nullable(),
  phone_number: z.string().nullable(),
  room_id: z.uuid().nullable(),
})
export type SeenRow = z.infer<typeof SeenRow>

const toChosen = sql`case when own.accepted_at is not null then`

/** What one seller sees: only the buyer's place, until this seller's quote is accepted. */
const seenColumns = sql`
  ${requirementColumns}, coalesce(b.city, a.city) as city,
  case when b.city is null then a.state else b.state end as buyer_state,
  quote_totals.places >= ${literal(limits.requirement.quotes)} as is_full, own.quote_id as own_quote_id, own.unit_price_paise,
  coalesce(own.unit, r.unit) as quote_unit, own.min_quantity, own.delivery_days, own.note, own.created_at as quoted_at, own.accepted_at is not null as is_accepted,
  ${toChosen} b.user_id end as buyer_id, ${toChosen} b.full_name end as full_name,
  ${toChosen} b.company_name end as company_name, ${toChosen} b.phone_number end as phone_number,
  ${toChosen} (
    select room_id from chat_rooms c where c.buyer_id = r.buyer_id and c.seller_id = own.seller_id
  ) end as room_id`

const seenTables = (sellerId: string) => sql`
  ${requirementTables}
  left join quotes own on own.requirement_id = r.requirement_id and own.seller_id = ${sellerId}
  left join lateral (
    select city, state from addresses where user_id = r.buyer_id order by created_at desc limit 1
  ) a on true`

export type Viewer = { readonly seller_id: string; readonly categories: readonly string[] }
export type SeenFilters = {
  readonly list: (typeof requirementLists)[number]
  readonly q: string
  /** The categories that the seller filters by; undefined means all. */
  readonly only: readonly string[] | undefined
}

const isOpenTo = ({ seller_id, categories }: Viewer) => sql`
  (r.closed_at is null and r.sought_categories && ${categories}::text[] and r.buyer_id <> ${seller_id}
    and b.suspended_at is null and not ${isBlockedBetween(sql`r.buyer_id`, sql`${seller_id}::uuid`)})`

const whereOf = (viewer: Viewer, { list, q, only }: SeenFilters) => sql`
  ${list === 'open' ? isOpenTo(viewer) : sql`own.quote_id is not null`}
  ${q ? sql`and (r.product_name || ' ' || r.product_details) ilike ${containing(q)}` : empty}
  ${only ? sql`and r.sought_categories && ${only}::text[]` : empty}`

export const findSeen = (db: Db, viewer: Viewer, filter: SeenFilters, after: Anchor | undefined) =>
  db.many(rows(SeenRow)`
    select ${seenColumns} from ${seenTables(viewer.seller_id)}
    where ${whereOf(viewer, filter)} ${byAge.page(after)}`)

const Total = z.object({ total: z.int() })

export const countSeen = (db: Db, viewer: Viewer, filter: SeenFilters) =>
  db.one(rows(Total)`
    select count(*) as total from (
      select from requirements r join users b on b.user_id = r.buyer_id
      left join quotes own on own.requirement_id = r.requirement_id and own.seller_id = ${viewer.seller_id}
      where ${whereOf(viewer, filter)} limit ${literal(countedUpTo)}
    ) counted`)

/** Those of the list 'open', without the ones that the seller has quoted for or that are full. */
export const countNew = (db: Db, viewer: Viewer, limit: number) =>
  db.one(rows(Total)`
    select count(*) as total from (
      select from requirements r join users b on b.user_id = r.buyer_id
      where ${isOpenTo(viewer)}
        and not exists (
          select from quotes own where own.requirement_id = r.requirement_id and own.seller_id = ${viewer.seller_id})
        and (select count(*) from quotes q where q.requirement_id = r.requirement_id)
          < ${literal(limits.requirement.quotes)}
      limit ${literal(limit)}
    ) counted`)

const isVisible = (viewer: Viewer) => sql`(own.quote_id is not null or ${isOpenTo(viewer)})`

/** A position in the list stays valid if its requirement closes meanwhile. */
export const findSeenAnchor = (db: Db, { seller_id, categories }: Viewer, cursor: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from requirements r
    where r.requirement_id = ${cursor} and (r.sought_categories && ${categories}::text[]
      or exists (select from quotes q where q.requirement_id = r.requirement_id and q.seller_id = ${seller_id}))`)

export const findSeenRequirement = (db: Db, viewer: Viewer, requirementId: string) =>
  db.maybe(rows(SeenRow)`
    select ${seenColumns} from ${seenTables(viewer.seller_id)}
    where r.requirement_id = ${requirementId} and ${isVisible(viewer)}`)

export type Terms = {
  readonly unit_price_paise: number
  /** Null: that of the requirement. */
  readonly unit: string | null
  readonly min_quantity: number
  readonly delivery_days: number
  readonly note: string
}

const Own = z.object({
  quote_id: z.uuid(),
  unit_price_paise: z.int(),
  unit: z.string().nullable(),
  min_quantity: z.int(),
  delivery_days: z.int(),
  note: z.string(),
})
export type OwnQuote = z.infer<typeof Own>

export const findOwnQuote = (tx: Db, requirementId: string, sellerId: string) =>
  tx.maybe(rows(Own)`
    select quote_id, unit_price_paise, unit, min_quantity, delivery_days, note from quotes
    where requirement_id = ${requirementId} and seller_id = ${sellerId}`)

export type NewQuote = Terms & { readonly requirement_id: string; readonly seller_id: string }

/** Takes the first free place; touches nothing if all are taken. */
export const insertQuote = (tx: Db, quote: NewQuote) =>
  tx.run(sql`
    insert into quotes
      (requirement_id, seller_id, place, unit_price_paise, unit, min_quantity, delivery_days, note)
    select ${quote.requirement_id}, ${quote.seller_id}, free.place, ${quote.unit_price_paise}, ${quote.unit},
      ${quote.min_quantity}, ${quote.delivery_days}, ${quote.note}
    from generate_series(1, ${literal(limits.requirement.quotes)}) as free(place)
    where not exists (
      select from quotes q where q.requirement_id = ${quote.requirement_id} and q.place = free.place
    ) order by free.place limit 1`)

export const updateQuote = (tx: Db, quoteId: string, terms: Terms) =>
  tx.run(sql`
    update quotes set unit_price_paise = ${terms.unit_price_paise}, unit = ${terms.unit}, min_quantity = ${terms.min_quantity},
      delivery_days = ${terms.delivery_days}, note = ${terms.note}, revision = revision + 1
    where quote_id = ${quoteId}`)

export const deleteQuote = (tx: Db, quoteId: string) =>
  tx.run(sql`delete from quotes where quote_id = ${quoteId}`)

const Name = z.object({ name: z.string() })

export const findSellerName = (tx: Db, sellerId: string) =>
  tx.one(rows(Name)`select coalesce(company_name, full_name) as name from users where user_id = ${sellerId}`)
