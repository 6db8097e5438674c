import { z } from 'zod'
import type { RequirementState } from '#contract/requirement.ts'
import { isBlockedBetween } from '#server/blocks/block.row.ts'
import { Anchor } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { isKept } from '#server/products/product.row.ts'
import { sellerFields } from '#server/sellers/seller.row.ts'
import { ShortServiceRow, serviceOf } from '#server/service-figures/short-service.row.ts'
import {
  byAge,
  isInState,
  isShown,
  OwnRow,
  ownColumns,
  requirementTables,
  stateColumn,
} from './requirement.row.ts'

const Locked = z.object({ user_id: z.uuid() })

/** Posts of one buyer wait for each other, so that their number can be limited. */
export const lockBuyer = (tx: Db, buyerId: string) =>
  tx.one(rows(Locked)`select user_id from users where user_id = ${buyerId} for no key update`)

const Count = z.object({ count: z.int() })

export const countOpen = (tx: Db, buyerId: string) =>
  tx.one(rows(Count)`
    select count(*) from requirements where buyer_id = ${buyerId} and closed_at is null`)

/** In the last 24 hours, including closed ones. */
export const countToday = (tx: Db, buyerId: string) =>
  tx.one(rows(Count)`
    select count(*) from requirements where buyer_id = ${buyerId} and created_at > now() - interval '1 day'`)

/** Compares words without regard to spacing, capitals and composed letters. */
const alike = (text: Sql) => sql`lower(normalize(regexp_replace(${text}, '[[:space:]\u00a0]+', ' ', 'g')))`
const isAlike = (column: Sql, text: string) => sql`${alike(column)} = ${alike(sql`${text}::text`)}`

/** An open requirement with the same content. */
export const findSame = (tx: Db, draft: NewRequirement, days: number) =>
  tx.maybe(rows(Written)`
    select requirement_id from requirements
    where buyer_id = ${draft.buyer_id} and closed_at is null
      and created_at > now() - make_interval(days => ${days})
      and ${isAlike(sql`product_name`, draft.product_name)} and quantity = ${draft.quantity}
      and lower(unit) is not distinct from lower(${draft.unit}::text)
      and ${isAlike(sql`product_details`, draft.product_details)} and category = ${draft.category}
      and sought_categories = ${draft.sought_categories}::text[]
    order by created_at desc limit 1`)

type NewRequirement = {
  readonly buyer_id: string
  readonly product_name: string
  readonly quantity: number
  readonly unit: string | null
  readonly product_details: string
  readonly category: string
  readonly category_type: string
  readonly sought_categories: readonly string[]
}

const Written = z.object({ requirement_id: z.uuid() })

export const insertRequirement = (tx: Db, draft: NewRequirement) =>
  tx.one(rows(Written)`
    insert into requirements
      (buyer_id, product_name, quantity, unit, product_details, category, category_type, sought_categories)
    values (${draft.buyer_id}, ${draft.product_name}, ${draft.quantity}, ${draft.unit}, ${draft.product_details},
      ${draft.category}, ${draft.category_type}, ${draft.sought_categories}::text[])
    returning requirement_id`)

const NotifiedSeller = z.object({ user_id: z.uuid() })

/** Sellers of these categories; those with most products there come first. */
export const findSellersOf = (
  tx: Db,
  { categories, except, limit }: { categories: readonly string[]; except: string; limit: number },
) =>
  tx.many(rows(NotifiedSeller)`
    select u.user_id from (
      select seller_id, products from category_sellers
      where category = any(${categories}::text[]) and products > 0
      union all
      select user_id, 0 from seller_applications
      where status = 'approved' and business_category = any(${categories}::text[])
    ) dealer join users u on u.user_id = dealer.seller_id
    where u.account_type = 'seller' and u.suspended_at is null and u.user_id <> ${except}
      and not ${isBlockedBetween(sql`u.user_id`, sql`${except}::uuid`)}
    group by u.user_id order by sum(dealer.products) desc, u.user_id limit ${literal(limit)}`)

type OwnFilters = { readonly buyer_id: string; readonly state: RequirementState | undefined }

const isWanted = ({ buyer_id, state }: OwnFilters) => sql`
  r.buyer_id = ${buyer_id} ${state ? sql`and ${isInState[state]}` : empty}`

export const findOwn = (db: Db, filter: OwnFilters, after: Anchor | undefined) =>
  db.many(rows(OwnRow)`
    select ${ownColumns} from ${requirementTables}
    where ${isWanted(filter)} ${byAge.page(after)}`)

const States = z.object({ all: z.int(), open: z.int(), quoted: z.int(), closed: z.int() })

export const countStates = (db: Db, buyerId: string) =>
  db.one(rows(States)`
    select count(*) as all, count(*) filter (where state = 'open') as open,
      count(*) filter (where state = 'quoted') as quoted, count(*) filter (where state = 'closed') as closed
    from (
      select ${stateColumn} as state from ${requirementTables} where r.buyer_id = ${buyerId}
      limit ${literal(countedUpTo)}
    ) counted`)

export const findOwnAnchor = (db: Db, buyerId: string, cursor: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from requirements r
    where r.requirement_id = ${cursor} and r.buyer_id = ${buyerId}`)

export const findOwnRequirement = (db: Db, buyerId: string, requirementId: string) =>
  db.maybe(rows(OwnRow)`
    select ${ownColumns} from ${requirementTables}
    where r.requirement_id = ${requirementId} and r.buyer_id = ${buyerId}`)

const QuoteRow = z.object({
  quote_id: z.uuid(),
  revision: z.int(),
  unit_price_paise: z.int(),
  unit: z.string().nullable(),
  is_other_unit: z.boolean(),
  min_quantity: z.int(),
  delivery_days: z.int(),
  note: z.string(),
  is_accepted: z.boolean(),
  created_at: z.date(),
  seller_id: z.uuid(),
  ...sellerFields,
  rating_sum: z.int(),
  review_count: z.int(),
  service: ShortServiceRow.nullable(),
})
export type QuoteRow = z.infer<typeof QuoteRow>

/** For the buyer who posted it. */
export const findQuotes = (db: Db, buyerId: string, requirementId: string) =>
  db.many(rows(QuoteRow)`
    select q.quote_id, q.revision, q.unit_price_paise, coalesce(q.unit, r.unit) as unit,
      q.unit is not null and r.unit is not null as is_other_unit, q.min_quantity, q.delivery_days, q.note,
      q.accepted_at is not null as is_accepted, q.created_at, q.seller_id,
      coalesce(s.company_name, s.full_name) as company_name, s.profile_image, s.is_seller_verified,
      s.business_type, s.city, s.state, judged.rating_sum, judged.review_count, ${serviceOf(sql`q.seller_id`)}
    from quotes q join requirements r on r.requirement_id = q.requirement_id and r.buyer_id = ${buyerId}
    join users s on s.user_id = q.seller_id cross join lateral (
      select coalesce(sum(rating_sum), 0) as rating_sum, coalesce(sum(review_count), 0) as review_count
      from products p where seller_id = s.user_id and ${isKept} and verification <> 'rejected'
    ) judged
    where q.requirement_id = ${requirementId} and ${isShown}
    order by q.accepted_at is null, is_other_unit, q.unit_price_paise, q.created_at`)

const Room = z.object({ room_id: z.uuid() })

/** The chat with the seller of the accepted quote. */
export const findRoom = (db: Db, buyerId: string, requirementId: string) =>
  db.maybe(rows(Room)`
    select c.room_id from requirements r join quotes q on q.requirement_id = r.requirement_id
    join chat_rooms c on c.buyer_id = r.buyer_id and c.seller_id = q.seller_id
    where r.requirement_id = ${requirementId} and r.buyer_id = ${buyerId} and q.accepted_at is not null`)

const LockedRequirement = z.object({
  requirement_id: z.uuid(),
  buyer_id: z.uuid(),
  buyer_name: z.string(),
  product_name: z.string(),
  is_closed: z.boolean(),
  is_suspended: z.boolean(),
  sought_categories: z.array(z.string()),
  quantity: z.int(),
  unit: z.string().nullable(),
})
export type LockedRequirement = z.infer<typeof LockedRequirement>

/** Every change of a requirement or its quotes locks its row first. `suspended` concerns its buyer. */
export const lockRequirement = (tx: Db, requirementId: string) =>
  tx.maybe(rows(LockedRequirement)`
    select r.requirement_id, r.buyer_id, coalesce(b.company_name, b.full_name) as buyer_name, r.product_name,
      r.closed_at is not null as is_closed, b.suspended_at is not null as is_suspended, r.sought_categories,
      r.quantity, r.unit
    from requirements r join users b on b.user_id = r.buyer_id
    where r.requirement_id = ${requirementId} for update of r`)

const Quoter = z.object({
  quote_id: z.uuid(),
  seller_id: z.uuid(),
  seller_name: z.string(),
  revision: z.int(),
  is_accepted: z.boolean(),
  is_suspended: z.boolean(),
})
export type Quoter = z.infer<typeof Quoter>

/** The sellers with a quote for a locked requirement. */
export const findQuoters = (tx: Db, requirementId: string) =>
  tx.many(rows(Quoter)`
    select q.quote_id, q.seller_id, coalesce(s.company_name, s.full_name) as seller_name, q.revision,
      q.accepted_at is not null as is_accepted, s.suspended_at is not null or ${isBlockedBetween(sql`r.buyer_id`, sql`q.seller_id`)} as is_suspended
    from quotes q join requirements r using (requirement_id) join users s on s.user_id = q.seller_id
    where q.requirement_id = ${requirementId} order by q.place`)

export const updateAccepted = (tx: Db, quoteId: string) =>
  tx.run(sql`update quotes set accepted_at = now() where quote_id = ${quoteId}`)

type Closing = { readonly admin_id: string | null; readonly reason: string | null }

export const updateClosed = (tx: Db, requirementId: string, { admin_id, reason }: Closing) =>
  tx.run(sql`
    update requirements set closed_at = now(), closed_by = ${admin_id}, close_reason = ${reason}
    where requirement_id = ${requirementId}`)
