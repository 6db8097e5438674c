import { z } from 'zod'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { type ListPosition, momentOf } from '#server/db/list-position.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { latestFirst, roomRows } from './room.row.ts'

export type NewRoom = {
  readonly buyer_id: string
  readonly seller_id: string
  readonly product_id?: string | undefined
}

const Opened = z.object({
  room_id: z.uuid(),
  last_seq: z.int(),
  last_message_at: z.date(),
  is_new: z.boolean(),
})

/** Creates one room, however often and at whatever moment it is requested; it keeps the product of the last request. */
export const upsertRoom = (db: Db, { buyer_id, seller_id, product_id }: NewRoom) =>
  db.one(rows(Opened)`
    insert into chat_rooms (buyer_id, seller_id, product_id) values (${buyer_id}, ${seller_id}, ${product_id ?? null})
    on conflict (buyer_id, seller_id)
      do update set product_id = coalesce(excluded.product_id, chat_rooms.product_id)
    returning room_id, last_seq, last_message_at, xmax = 0 as is_new`)

const UserId = z.object({ user_id: z.uuid() })

/** A seller who may receive messages. */
export const findOpenSeller = (db: Db, sellerId: string) =>
  db.maybe(rows(UserId)`
    select user_id from users where user_id = ${sellerId} and account_type = 'seller' and suspended_at is null`)

const ProductId = z.object({ product_id: z.uuid() })

export const findProductOf = (db: Db, sellerId: string, productId: string) =>
  db.maybe(rows(ProductId)`
    select product_id from products
    where product_id = ${productId} and seller_id = ${sellerId} and deleted_at is null`)

type Role = 'buyer' | 'seller'

/** A seller sees a room once it has a message or an accepted quote, because many buyers open one and write nothing. */
const isListed = (userId: string, role: Role) =>
  role === 'buyer'
    ? sql`r.buyer_id = ${userId}`
    : sql`r.seller_id = ${userId} and (r.last_seq > 0 or exists (
        select from quotes q join requirements asked using (requirement_id)
        where q.seller_id = ${userId} and asked.buyer_id = r.buyer_id and q.accepted_at is not null))`

const byAge = newestFirst(sql`r.last_message_at`, sql`r.room_id`)

/** The page is found once and its rooms by their keys: as a join, it may be found again for each room of a person. */
export const findRooms = (db: Db, userId: string, role: Role, after: Anchor | undefined) => {
  const page = sql`
    select r.room_id from chat_rooms r
    where ${isListed(userId, role)} ${byAge.page(after, limits.chat.rooms + 1)}`
  return db.many(
    roomRows(userId, sql`where mine.role = ${role} ${latestFirst}`, sql`and room_id = any(array(${page}))`),
  )
}

const Total = z.object({ total: z.int() })

export const countRooms = (db: Db, userId: string, role: Role) =>
  db.one(rows(Total)`
    select count(*) as total from (
      select from chat_rooms r where ${isListed(userId, role)} limit ${literal(countedUpTo)}
    ) counted`)

/** Where a page ended; still valid if its last room has moved up since. */
export const findAnchor = (db: Db, userId: string, { id, micros }: ListPosition) =>
  db.maybe(rows(Anchor)`
    select r.room_id as id, ${momentOf(micros)}::text as moment
    from chat_rooms r where r.room_id = ${id} and ${userId} in (r.buyer_id, r.seller_id)`)

export const findRoom = (db: Db, userId: string, roomId: string) =>
  db.maybe(roomRows(userId, sql`where mine.room_id = ${roomId}`))

const AcceptedQuote = z.object({
  requirement_id: z.uuid(),
  product_name: z.string(),
  unit_price_paise: z.int(),
  unit: z.string().nullable(),
  delivery_days: z.int(),
})
export type AcceptedQuoteRow = z.infer<typeof AcceptedQuote>

/** Later than this an accepted quote is no plan any more. */
const plannedFor = sql`interval '60 days'`

/** The last quote that was accepted between the two of a room, unless an offer of it is open or agreed. */
export const findAcceptedQuote = (db: Db, userId: string, roomId: string) =>
  db.maybe(rows(AcceptedQuote)`
    select need.requirement_id, need.product_name, q.unit_price_paise, coalesce(q.unit, need.unit) as unit, q.delivery_days
    from chat_rooms r join requirements need on need.buyer_id = r.buyer_id
    join quotes q on q.requirement_id = need.requirement_id and q.seller_id = r.seller_id
    where r.room_id = ${roomId} and ${userId} in (r.buyer_id, r.seller_id)
      and q.accepted_at > now() - ${plannedFor}
      and not exists (select from deals d where d.quote_id = q.quote_id
        and (d.state = 'accepted' or d.state = 'open' and d.expires_at > now()))
    order by q.accepted_at desc limit 1`)

const Unread = z.object({ as_buyer: z.int(), as_seller: z.int() })

export const countUnread = (db: Db, userId: string) =>
  db.one(rows(Unread)`
    select
      (select coalesce(sum(buyer_unread), 0) from chat_rooms where buyer_id = ${userId} and buyer_unread > 0) as as_buyer,
      (select coalesce(sum(seller_unread), 0) from chat_rooms where seller_id = ${userId} and seller_unread > 0)
        as as_seller`)
