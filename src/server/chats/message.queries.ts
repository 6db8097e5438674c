import { z } from 'zod'
import { isBlockedBetween } from '#server/blocks/block.row.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { stateOfSeller } from '#server/holidays/seller-state.row.ts'
import { limits } from '#server/limits.ts'
import { OpenHours } from '#server/shop-habits/closed.rules.ts'

const { history, page, catchUp, catchUpBytes, preview } = limits.chat

export const MessageRow = z.object({
  room_id: z.uuid(),
  seq: z.int(),
  message_id: z.uuid(),
  sender_id: z.uuid(),
  body: z.string(),
  client_id: z.string().nullable(),
  created_at: z.date(),
  file_id: z.uuid().nullable(),
  kind: z.enum(['picture', 'pdf']).nullable(),
  name: z.string().nullable(),
  bytes: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a message that is an offer, or says what became of it. */
  deal_id: z.uuid().nullable(),
  deal_revision: z.int().nullable(),
  /** The shop's own answer outside its hours. */
  is_automatic: z.boolean(),
})
export type MessageRow = z.infer<typeof MessageRow>

const messages = (from: Sql, rest: Sql) => rows(MessageRow)`
  select m.room_id, m.seq, m.message_id, m.sender_id, m.body, m.client_id, m.created_at, m.file_id,
    f.kind, f.name, f.bytes, f.width, f.height, m.deal_id, m.deal_revision, m.is_automatic
  from ${from} m left join chat_files f on f.file_id = m.file_id ${rest}`

const Locked = z.object({
  room_id: z.uuid(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  last_seq: z.int(),
  is_open: z.boolean(),
  /** What the shop answers the buyer outside its hours; null to its seller. */
  away: OpenHours.extend({ away_text: z.string(), state_code: z.string().nullable() }).nullable(),
})
export type LockedRoom = z.infer<typeof Locked>

/** Locks a room for one of its two people: other writers and readers wait, so that counts are exact. */
export const lockRoom = (tx: Db, userId: string, roomId: string) =>
  tx.maybe(rows(Locked)`
    select room_id, buyer_id, seller_id, last_seq,
      not exists (select from users where user_id in (r.buyer_id, r.seller_id) and suspended_at is not null)
        and not ${isBlockedBetween(sql`r.buyer_id`, sql`r.seller_id`)} as is_open,
      (select jsonb_build_object('away_text', away_text, 'open_days', open_days, 'opens_at', opens_at, 'closes_at', closes_at,
          'state_code', ${stateOfSeller(sql`r.seller_id`)})
        from shop_habits h where h.seller_id = r.seller_id and is_away_on and r.buyer_id = ${userId}) as away
    from chat_rooms r where room_id = ${roomId} and ${userId} in (buyer_id, seller_id)
    for update`)

export const findSent = (tx: Db, roomId: string, senderId: string, clientId: string) =>
  tx.maybe(
    messages(
      sql`chat_messages`,
      sql`where m.room_id = ${roomId} and m.sender_id = ${senderId} and m.client_id = ${clientId}`,
    ),
  )

export type NewMessage = {
  readonly room_id: string
  readonly seq: number
  readonly sender_id: string
  readonly body: string
  readonly file_id: string | null
  readonly client_id: string | null
  readonly deal_id: string | null
  readonly deal_revision: number | null
  readonly is_automatic?: true
  /** Where the past is told. */
  readonly created_at?: Date | undefined
}

export const insertMessage = (tx: Db, { room_id, seq, sender_id, body, ...more }: NewMessage) =>
  tx.one(rows(MessageRow)`
    with m as (
      insert into chat_messages (room_id, seq, sender_id, body, file_id, client_id, deal_id, deal_revision, is_automatic,
        created_at)
      values (${room_id}, ${seq}, ${sender_id}, ${body}, ${more.file_id}, ${more.client_id}, ${more.deal_id},
        ${more.deal_revision}, ${more.is_automatic ?? false}, coalesce(${more.created_at ?? null}::timestamptz, clock_timestamp()))
      returning *
    )
    ${messages(sql`m`, sql``)}`)

const Answered = z.object({ is_answered: z.boolean() })

/** Whether somebody wrote in a room since then, also by the shop's own answer. */
export const findAnswered = (tx: Db, roomId: string, senderId: string, since: Date) =>
  tx.one(rows(Answered)`
    select exists (
      select from chat_messages where room_id = ${roomId} and sender_id = ${senderId} and created_at >= ${since}
    ) as is_answered`)

const Figures = z.object({
  room_id: z.uuid(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  last_seq: z.int(),
  last_message: z.string(),
  last_message_at: z.date(),
  buyer_read_seq: z.int(),
  seller_read_seq: z.int(),
  /** What the other side sees of it: nothing more since a block stands. */
  buyer_shown_seq: z.int(),
  seller_shown_seq: z.int(),
  buyer_unread: z.int(),
  seller_unread: z.int(),
})
export type Figures = z.infer<typeof Figures>

const figures = sql`
  room_id, buyer_id, seller_id, last_seq, last_message, last_message_at, buyer_read_seq, seller_read_seq, buyer_unread,
  seller_unread, coalesce(buyer_shown_seq, buyer_read_seq) as buyer_shown_seq,
  coalesce(seller_shown_seq, seller_read_seq) as seller_shown_seq`

type Written = Pick<MessageRow, 'room_id' | 'seq' | 'sender_id' | 'body' | 'name'> &
  Pick<NewMessage, 'created_at'>

/** Updates the room after a new message; the other person has one more unread. A file without words is its name. */
export const updateRoomWritten = (tx: Db, { room_id, seq, sender_id, body, name, created_at }: Written) =>
  tx.one(rows(Figures)`
    update chat_rooms set
      last_seq = ${seq},
      last_message = left(${body === '' ? (name ?? '') : body}, ${literal(preview)}),
      last_message_at = coalesce(${created_at ?? null}::timestamptz, clock_timestamp()),
      buyer_unread = buyer_unread + (buyer_id <> ${sender_id})::int,
      seller_unread = seller_unread + (seller_id <> ${sender_id})::int
    where room_id = ${room_id} returning ${figures}`)

export type Reading = {
  readonly room_id: string
  readonly user_id: string
  readonly role: 'buyer' | 'seller'
  readonly seq: number
}

/** Returns nothing if as much was already read. */
export const updateRead = (tx: Db, { room_id, user_id, role, seq }: Reading) => {
  const [read, unread] =
    role === 'buyer' ? [sql`buyer_read_seq`, sql`buyer_unread`] : [sql`seller_read_seq`, sql`seller_unread`]
  return tx.maybe(rows(Figures)`
    update chat_rooms set ${read} = least(${seq}, last_seq), ${unread} = (
      select count(*) from chat_messages m
      where m.room_id = ${room_id} and m.seq > ${seq} and m.sender_id <> ${user_id})
    where room_id = ${room_id} and ${read} < least(${seq}, last_seq) returning ${figures}`)
}

export const findFigures = (db: Db, roomId: string, userId: string) =>
  db.maybe(rows(Figures)`
    select ${figures} from chat_rooms where room_id = ${roomId} and ${userId} in (buyer_id, seller_id)`)

/** Messages of a room, only for its two people. */
const ofMember = (userId: string, roomId: string) => sql`
  where m.room_id = ${roomId}
    and exists (select from chat_rooms r where r.room_id = m.room_id and ${userId} in (r.buyer_id, r.seller_id))`

type InRoom = { readonly userId: string; readonly roomId: string }

/** Newest first, for opening a room. */
export const findLatest = (db: Db, { userId, roomId }: InRoom) =>
  db.many(
    messages(
      sql`chat_messages`,
      sql`${ofMember(userId, roomId)} order by m.seq desc limit ${literal(history)}`,
    ),
  )

/** Newest first, one page. */
export const findBefore = (db: Db, { userId, roomId }: InRoom, seq: number) =>
  db.many(
    messages(
      sql`chat_messages`,
      sql`${ofMember(userId, roomId)} and m.seq < ${seq} order by m.seq desc limit ${literal(page)}`,
    ),
  )

/** Oldest first, as many as one answer holds; fewer if they are long. */
export const findAfter = (db: Db, { userId, roomId }: InRoom, seq: number) =>
  db.many(
    messages(
      sql`(
        select c.*, sum(octet_length(body)) over (order by seq) - octet_length(body) as bytes_before
        from (select m.* from chat_messages m ${ofMember(userId, roomId)} and m.seq > ${seq}
          order by m.seq limit ${literal(catchUp)}) c)`,
      sql`where m.bytes_before < ${literal(catchUpBytes)} order by m.seq`,
    ),
  )
