import type { RoomPosition } from '#contract/chats/chat-frames.ts'
import { chats } from '#contract/texts/chats.ts'

import { createKeyedQueue } from '#server/concurrency/keyed-queue.ts'
import type { Db } from '#server/db/db.ts'
import { retry } from '#server/db/transactions/retry.ts'
import { conflict, notFound } from '#server/errors.ts'
import { recentHolidays } from '#server/holidays/holiday.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { closedSince } from '#server/shop-habits/closed.rules.ts'
import { pushMessage, pushRead } from './message.push.ts'
import * as sql from './message.queries.ts'

/**
 * Serializes the events of a room within this process: messages are pushed in the order of their seq, nobody joins
 * between a message and its push, and a busy room uses one database connection, not all of them.
 */
export const inRoom = createKeyedQueue()

type Draft = {
  readonly roomId: string
  readonly message: string
  readonly client_id?: string | undefined
  /** Stores the file's row in the transaction of its message. */
  readonly file?: { readonly file_id: string; readonly insert: (tx: Db) => Promise<unknown> }
}

/** Returns once the message is committed; the same client id again returns the same message. */
export function sendMessage(db: Db, { user_id }: Caller, draft: Draft): Promise<sql.MessageRow> {
  return inRoom(draft.roomId, async () => {
    const { row, room, away } = await db.transaction((tx) => write(tx, user_id, draft))
    pushMessage(db, row, room)
    if (away) pushMessage(db, away.row, away.room)
    return row
  })
}

async function write(
  tx: Db,
  sender_id: string,
  { roomId, message, client_id, file }: Draft,
): Promise<Written> {
  // Issued together: what is looked up behind the lock is what was sent before it was given.
  const [locked, sent] = await Promise.all([
    sql.lockRoom(tx, sender_id, roomId),
    client_id ? sql.findSent(tx, roomId, sender_id, client_id) : undefined,
  ])
  if (!locked) throw notFound('chat')
  if (sent) return { row: sent, room: await roomOf(tx, sent.room_id, sender_id) }
  if (!locked.is_open) throw conflict(chats.closed)
  await file?.insert(tx)
  return insertAnswered(tx, locked, {
    room_id: roomId,
    seq: locked.last_seq + 1,
    sender_id,
    body: message,
    file_id: file?.file_id ?? null,
    client_id: client_id ?? null,
    deal_id: null,
    deal_revision: null,
  })
}

type Written = { readonly row: sql.MessageRow; readonly room: sql.Figures; readonly away?: Written }

/** With the answer of a shop that is closed: one in each absence, unless somebody of it wrote anyway. */
async function insertAnswered(tx: Db, { away, seller_id }: Room, message: sql.NewMessage): Promise<Written> {
  const written = await insert(tx, message)
  const { row } = written
  const since = away && (await absenceOf(tx, away, row.created_at))
  if (!away || !since) return written
  const { is_answered } = await sql.findAnswered(tx, row.room_id, seller_id, since)
  if (is_answered) return written
  const place = { room_id: row.room_id, seq: row.seq + 1, sender_id: seller_id }
  const nothing = { file_id: null, client_id: null, deal_id: null, deal_revision: null }
  return {
    ...written,
    away: await insert(tx, { ...place, ...nothing, body: away.away_text, is_automatic: true }),
  }
}

const absenceOf = async (tx: Db, away: NonNullable<Room['away']>, now: Date) =>
  closedSince(away, now, await recentHolidays(tx, away.state_code, now))

/** A message that belongs to an offer. */
type DealMessage = Pick<sql.NewMessage, 'body' | 'created_at'> & {
  readonly deal_id: string
  readonly deal_revision: number
}
export type Room = sql.LockedRoom
type Outcome<Result> = { readonly result: Result; readonly message?: DealMessage | undefined }

/** Work of one of the two people of a room, and the message that says it: both are there or neither. */
export function workInRoom<Result>(
  db: Db,
  { user_id }: Pick<Caller, 'user_id'>,
  { roomId, isPassing }: { readonly roomId: string; readonly isPassing: (error: unknown) => boolean },
  work: (tx: Db, room: Room) => Promise<Outcome<Result>>,
): Promise<Result> {
  const workOnce = async (tx: Db) => {
    const room = await sql.lockRoom(tx, user_id, roomId)
    if (!room) throw notFound('chat')
    if (!room.is_open) throw conflict(chats.closed)
    const { result, message } = await work(tx, room)
    if (!message) return { result }
    const place = { room_id: roomId, seq: room.last_seq + 1, sender_id: user_id }
    const draft = { ...place, file_id: null, client_id: null, ...message }
    return { result, written: await insertAnswered(tx, room, draft) }
  }
  return inRoom(roomId, async () => {
    const { result, written } = await retry(() => db.transaction(workOnce), isPassing)
    if (written) pushMessage(db, written.row, written.room)
    if (written?.away) pushMessage(db, written.away.row, written.away.room)
    return result
  })
}

async function insert(tx: Db, message: sql.NewMessage) {
  if (message.body === '') {
    const row = await sql.insertMessage(tx, message)
    return { row, room: await sql.updateRoomWritten(tx, row) }
  }
  const [row, room] = await Promise.all([
    sql.insertMessage(tx, message),
    sql.updateRoomWritten(tx, { ...message, name: null }),
  ])
  return { row, room }
}

async function roomOf(db: Db, roomId: string, userId: string) {
  const room = await sql.findFigures(db, roomId, userId)
  if (!room) throw notFound('chat')
  return room
}

/** Marks everything up to `seq` as read; reading only goes forward. */
export const markRead = (db: Db, { user_id }: Caller, read: { roomId: string; seq: number }) =>
  // Queued, so that the state pushed to the lists cannot overtake that of a newer message.
  inRoom(read.roomId, () => queueRead(db, user_id, read))

async function queueRead(db: Db, user_id: string, { roomId, seq }: { roomId: string; seq: number }) {
  const { room, role, isNews, isOpen } = await db.transaction(async (tx) => {
    const locked = await sql.lockRoom(tx, user_id, roomId)
    if (!locked) throw notFound('chat')
    const role: 'buyer' | 'seller' = locked.buyer_id === user_id ? 'buyer' : 'seller'
    const changed = await sql.updateRead(tx, { room_id: roomId, user_id, role, seq })
    const room = changed ?? (await roomOf(tx, roomId, user_id))
    return { room, role, isNews: changed !== undefined, isOpen: locked.is_open }
  })
  if (isNews) pushRead(db, room, role, isOpen)
  return { unread: role === 'buyer' ? room.buyer_unread : room.seller_unread }
}

type Opening = {
  readonly joined: RoomPosition
  readonly messages: readonly sql.MessageRow[]
  readonly has_older: boolean
  readonly has_newer: boolean
}

/** The other person of a room; only for its two people. */
export async function otherIn(db: Db, { user_id }: Caller, roomId: string): Promise<string> {
  const { buyer_id, seller_id } = await roomOf(db, roomId, user_id)
  return buyer_id === user_id ? seller_id : buyer_id
}

/** What a person gets who opens a room, or returns to it after the message `after`. */
export async function openHistory(
  db: Db,
  { user_id }: Caller,
  roomId: string,
  after: number | undefined,
): Promise<Opening> {
  const room = await roomOf(db, roomId, user_id)
  const { last_seq } = room
  const [own_read_seq, other_read_seq] =
    room.buyer_id === user_id
      ? [room.buyer_read_seq, room.seller_shown_seq]
      : [room.seller_read_seq, room.buyer_shown_seq]
  const where = { userId: user_id, roomId }
  const messages =
    after === undefined ? (await sql.findLatest(db, where)).reverse() : await sql.findAfter(db, where, after)
  return {
    joined: { last_seq, own_read_seq, other_read_seq },
    messages,
    has_older: after === undefined ? startsLate(messages) : after > 0,
    has_newer: endsEarly(messages, last_seq),
  }
}

/** Messages of a room count 1, 2, 3 without a gap, so the seq tells whether there are more. */
const startsLate = (messages: readonly sql.MessageRow[]) => (messages[0]?.seq ?? 1) > 1
const endsEarly = (messages: readonly sql.MessageRow[], last: number) => (messages.at(-1)?.seq ?? last) < last

type Stretch = { readonly messages: readonly sql.MessageRow[]; readonly has_more: boolean }

export async function olderMessages(
  db: Db,
  { user_id }: Caller,
  { roomId, before_seq }: { roomId: string; before_seq: number },
): Promise<Stretch> {
  await roomOf(db, roomId, user_id)
  const messages = (await sql.findBefore(db, { userId: user_id, roomId }, before_seq)).reverse()
  return { messages, has_more: startsLate(messages) }
}

export async function newerMessages(
  db: Db,
  { user_id }: Caller,
  { roomId, after_seq }: { roomId: string; after_seq: number },
): Promise<Stretch> {
  const { last_seq } = await roomOf(db, roomId, user_id)
  const messages = await sql.findAfter(db, { userId: user_id, roomId }, after_seq)
  return { messages, has_more: endsEarly(messages, last_seq) }
}
