import { z } from 'zod'
import type { DealState } from '#contract/deals/deal.ts'
import { limits } from '#contract/limits.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import {
  chainRows,
  type DealRow,
  dealRows,
  type EventRow,
  headRow,
  type OfferRow,
  stateRows,
} from './deal.row.ts'

const Room = z.object({ room_id: z.uuid() })

/** The room of a deal, only for its two people. */
export const findRoomOf = (db: Db, userId: string, dealId: string) =>
  db.maybe(rows(Room)`
    select d.room_id from deals d join chat_rooms r using (room_id)
    where d.deal_id = ${dealId} and ${userId} in (r.buyer_id, r.seller_id)`)

export const findRoom = (db: Db, userId: string, roomId: string) =>
  db.maybe(rows(Room)`
    select room_id from chat_rooms where room_id = ${roomId} and ${userId} in (buyer_id, seller_id)`)

/** Only for the two people of its room. */
export const findDeal = (db: Db, userId: string, dealId: string): Promise<DealRow | undefined> =>
  db.maybe(dealRows(sql`where d.deal_id = ${dealId} and ${userId} in (r.buyer_id, r.seller_id)`))

export const findDeals = (db: Db, userId: string, roomId: string): Promise<DealRow[]> =>
  db.many(
    dealRows(sql`
      where d.room_id = ${roomId} and ${userId} in (r.buyer_id, r.seller_id)
      order by d.changed_at desc, d.deal_id limit ${literal(limits.deal.list)}`),
  )

const Count = z.object({ count: z.int() })

export const countOpen = (tx: Db, roomId: string) =>
  tx.one(rows(Count)`
    select count(*) from deals where room_id = ${roomId} and state = 'open' and expires_at > now()`)

/** Offers and counter-offers of a room in the 24 hours before. */
export const countOffersOfDay = (tx: Db, roomId: string, now: Date) =>
  tx.one(rows(Count)`
    select count(*) from deal_events where room_id = ${roomId} and event in ('offered', 'countered')
      and happened_at > ${now}::timestamptz - interval '24 hours'`)

const Now = z.object({ now: z.date() })

/** The clock of the database, which all processes share, to the millisecond. */
export const findNow = (tx: Db) =>
  tx.one(rows(Now)`select date_trunc('milliseconds', clock_timestamp()) as now`)

const Quote = z.object({ quote_id: z.uuid(), requirement_id: z.uuid() })

/** A quote of the seller for a requirement of the buyer. */
export const findQuote = (
  tx: Db,
  quoteId: string,
  { buyer_id, seller_id }: { readonly buyer_id: string; readonly seller_id: string },
) =>
  tx.maybe(rows(Quote)`
    select q.quote_id, q.requirement_id from quotes q join requirements asked using (requirement_id)
    where q.quote_id = ${quoteId} and q.seller_id = ${seller_id} and asked.buyer_id = ${buyer_id}`)

const DealId = z.object({ deal_id: z.uuid() })

type NewDeal = {
  readonly room_id: string
  readonly requirement_id: string | null
  readonly quote_id: string | null
  readonly expires_at: Date
  readonly now: Date
}

export const insertDeal = (tx: Db, { room_id, requirement_id, quote_id, expires_at, now }: NewDeal) =>
  tx.one(rows(DealId)`
    insert into deals (room_id, requirement_id, quote_id, revision, state, expires_at, created_at, changed_at)
    values (${room_id}, ${requirement_id}, ${quote_id}, 1, 'open', ${expires_at}, ${now}, ${now})
    returning deal_id`)

export const insertOffer = (tx: Db, dealId: string, { lines, delivery, ...offer }: OfferRow) =>
  tx.send(sql`
    with offered as (
      insert into deal_offers (deal_id, revision, proposed_by, freight, freight_paise, advance_bp, rest, credit_days,
        dispatch_days, note, valid_until, delivery, total_paise)
      values (${dealId}, ${offer.revision}, ${offer.proposed_by}, ${offer.freight}, ${offer.freight_paise},
        ${offer.advance_bp}, ${offer.rest}, ${offer.credit_days}, ${offer.dispatch_days}, ${offer.note},
        ${offer.valid_until}, ${delivery && JSON.stringify(delivery)}, ${offer.total_paise})
      returning deal_id, revision
    )
    insert into deal_lines (deal_id, revision, line_number, product_id, product_name, product_image, unit, quantity,
      unit_price_paise, hsn_code, gst_rate_bp, unit_code)
    select deal_id, revision, line_number, product_id, product_name, product_image, unit, quantity, unit_price_paise,
      hsn_code, gst_rate_bp, unit_code
    from offered, jsonb_to_recordset(${JSON.stringify(lines)}) as line(line_number integer, product_id uuid,
      product_name text, product_image text, unit text, quantity integer, unit_price_paise bigint, hsn_code text,
      gst_rate_bp integer, unit_code text)`)

type Change = { readonly revision: number; readonly state: DealState; readonly now: Date }

export const updateDeal = (tx: Db, dealId: string, { revision, state, now }: Change, expiresAt?: Date) =>
  tx.send(sql`
    update deals set revision = ${revision}, state = ${state}, changed_at = ${now},
      expires_at = coalesce(${expiresAt ?? null}::timestamptz, expires_at)
    where deal_id = ${dealId}`)

const Head = z.object({ place: z.int(), hash: z.string() })

export const findHead = (db: Db, roomId: string) =>
  db.maybe(rows(Head)`
    select place, hash from deal_events where room_id = ${roomId} order by place desc limit 1`)

export const insertEvent = (tx: Db, event: EventRow, now: Date) =>
  tx.send(sql`
    insert into deal_events (room_id, place, deal_id, revision, event, actor_id, happened_at, facts, hash)
    values (${event.room_id}, ${event.place}, ${event.deal_id}, ${event.revision}, ${event.event}, ${event.actor_id},
      ${now}, ${JSON.stringify(event.facts)}, ${event.hash})`)

export const findStates = (db: Db, roomId: string) => db.many(stateRows(roomId))

export const getKeptHead = (db: Db, roomId: string) => db.one(headRow(roomId))

export const findChain = (db: Db, roomId: string) => db.many(chainRows(roomId))

const Ended = z.object({ deal_id: z.uuid(), room_id: z.uuid(), revision: z.int() })

/** Open deals whose last offer is over, the oldest first. */
export const findEnded = (db: Db) =>
  db.many(rows(Ended)`
    select deal_id, room_id, revision from deals where state = 'open' and expires_at <= now()
    order by expires_at limit ${batchSize}`)

/** Locks the room of a deal that is still over, as every other change of its deals does. */
export const lockEnded = async (tx: Db, { deal_id, room_id }: z.infer<typeof Ended>) => {
  await tx.run(sql`select 1 from chat_rooms where room_id = ${room_id} for update`)
  return tx.maybe(rows(Ended)`
    select deal_id, room_id, revision from deals
    where deal_id = ${deal_id} and state = 'open' and expires_at <= now()`)
}

const Names = z.object({ buyer: z.string(), seller: z.string() })

/** What both people of a room are called. */
export const findNames = (tx: Db, roomId: string) =>
  tx.one(rows(Names)`
    select coalesce(b.company_name, b.full_name) as buyer, coalesce(s.company_name, s.full_name) as seller
    from chat_rooms r join users b on b.user_id = r.buyer_id join users s on s.user_id = r.seller_id
    where r.room_id = ${roomId}`)

const Seller = z.object({
  seller_company: z.string(),
  seller_gstin: z.string().nullable(),
  seller_state_code: z.string().nullable(),
  seller_scheme: z.enum(taxScheme.options).nullable(),
})

/** What a shop sells under today. */
export const findSeller = (tx: Db, sellerId: string) =>
  tx.one(rows(Seller)`
    select coalesce(u.company_name, u.full_name) as seller_company, t.gstin as seller_gstin,
      t.state_code as seller_state_code, t.scheme as seller_scheme
    from users u left join tax_registrations t on t.seller_id = u.user_id and t.is_default
    where u.user_id = ${sellerId}`)

const Shop = z.object({
  buyer: z.string(),
  seller: z.string(),
  legal_name: z.string().nullable(),
  address: z.string().nullable(),
  pin: z.string().nullable(),
  state_code: z.string().nullable(),
  gstin: z.string().nullable(),
})

/** Both people of a room, and what its shop sells under. */
export const findShop = (db: Db, roomId: string) =>
  db.one(rows(Shop)`
    select coalesce(b.company_name, b.full_name) as buyer, coalesce(s.company_name, s.full_name) as seller,
      t.legal_name, t.address, t.pin, t.state_code, t.gstin
    from chat_rooms r join users b on b.user_id = r.buyer_id join users s on s.user_id = r.seller_id
    left join tax_registrations t on t.seller_id = r.seller_id and t.is_default
    where r.room_id = ${roomId}`)
