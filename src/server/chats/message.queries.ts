import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

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
})
export type MessageRow = z.infer<typeof MessageRow>

const messages = (from: Sql, rest: Sql) => rows(MessageRow)`
  select m.room_id, m.seq, m.message_id, m.sender_id, m.body, m.client_id, m.created_at, m.file_id,
    f.kind, f.name, f.bytes, f.width, f.height, m.deal_id, m.deal_revision
  from ${from} m left join chat_files f on f.file_id = m.file_id ${rest}`

const Locked = z.object({
  room_id: z.uuid(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  last_seq: z.int(),
  is_open: z.boolean(),
})
export type LockedRoom = z.infer<typeof Locked>

/** Locks a room for one of its two people: other writers and readers wait, so that counts are exact. */
export const lockRoom = (tx: Db, userId: string, roomId: string) =>
  tx.maybe(rows(Locked)`
    select room_id, buyer_id, seller_id, last_seq,
      not exists (select from users where user_id in (r.buyer_id, r.seller_id) and suspended_at is not null) as is_open
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
}

export const insertMessage = (tx: Db, { room_id, seq, sender_id, body, ...more }: NewMessage) =>
  tx.one(rows(MessageRow)`
    with m as (
      insert into chat_messages (room_id, seq, sender_id, body, file_id, client_id, deal_id, deal_revision)
      values (${room_id}, ${seq}, ${sender_id}, ${body}, ${more.file_id}, ${more.client_id}, ${more.deal_id},
        ${more.deal_revision})
      returning *
    )
    ${messages(sql`m`, sql``)}`)

const Figures = z.object({
  room_id: z.uuid(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  last_seq: z.int(),
  last_message: z.string(),
  last_message_at: z.date(),
  buyer_read_seq: z.int(),
  seller_read_seq: z.int(),
  buyer_unread: z.int(),
  seller_unread: z.int(),
})
export type Figures = z.infer<typeof Figures>

const figures = sql`
  room_id, buyer_id, seller_id, last_seq, last_message, last_message_at, buyer_read_seq, seller_read_seq, buyer_unread,
  seller_unread`

type Written = Pick<MessageRow, 'room_id' | 'seq' | 'sender_id' | 'body' | 'name'>

/** Updates the room after a new message; the other person has one more unread. A file without words is its name. */
export const updateRoomWritten = (tx: Db, { room_id, seq, sender_id, body, name }: Written) =>
  tx.one(rows(Figures)`
    update chat_rooms set
      last_seq = ${seq},
      last_message = left(${body === '' ? (name ?? '') : body}, ${literal(preview)}),
      last_message_at = clock_timestamp(),
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
