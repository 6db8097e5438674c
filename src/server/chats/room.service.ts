import { chats } from '#contract/texts/chats.ts'
import { isBlocked } from '#server/blocks/block.service.ts'
import type { Db } from '#server/db/db.ts'
import { placeIn, placeOf, positionPattern } from '#server/db/list-position.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { publish } from '#server/push/push.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './room.queries.ts'

/**
 * Returns the one room of a buyer and a seller, and creates it if needed. It runs in the caller's transaction, so
 * that the accepted quote and its chat exist together or not at all.
 */
export async function openRoom(tx: Db, draft: sql.NewRoom): Promise<string> {
  const { buyer_id, seller_id } = draft
  if (buyer_id === seller_id) throw conflict(chats.ownChat)
  if (await isBlocked(tx, buyer_id, seller_id)) throw conflict(chats.closed)
  const { room_id, last_seq, last_message_at, is_new } = await sql.upsertRoom(tx, draft)
  if (is_new) {
    const room = {
      room_id,
      last_seq,
      lastMessage: '',
      lastMessageTime: last_message_at.toISOString(),
      unread: 0,
    }
    tx.afterCommit(() => {
      publish(tx, buyer_id, { about: 'room', room: { ...room, role: 'buyer' } })
      publish(tx, seller_id, { about: 'room', room: { ...room, role: 'seller' } })
    })
  }
  return room_id
}

/** A buyer starts a chat with a seller, perhaps about one of its products. */
export async function startChat(
  db: Db,
  { user_id }: Caller,
  { seller_id, product_id }: { seller_id: string; product_id?: string | undefined },
) {
  if (user_id === seller_id) throw conflict(chats.ownChat)
  if (!(await sql.findOpenSeller(db, seller_id))) throw notFound('seller')
  if (product_id && !(await sql.findProductOf(db, seller_id, product_id))) throw notFound('product')
  return openRoom(db, { buyer_id: user_id, seller_id, product_id })
}

export async function listRooms(
  db: Db,
  { user_id }: Caller,
  role: 'buyer' | 'seller',
  cursor: string | undefined,
) {
  const after = await anchorOf(
    cursor,
    (place) => sql.findAnchor(db, user_id, placeIn(place)),
    positionPattern,
  )
  const [rows, { total }, unread] = await Promise.all([
    sql.findRooms(db, user_id, role, after),
    sql.countRooms(db, user_id, role),
    sql.countUnread(db, user_id),
  ])
  const placeAt = ({ room_id: id, micros }: (typeof rows)[number]) => placeOf({ id, micros })
  return { ...pageOf(rows, total, placeAt, limits.chat.rooms), unread: unread[`as_${role}`] }
}

export async function getRoom(db: Db, { user_id }: Caller, roomId: string) {
  const room = await sql.findRoom(db, user_id, roomId)
  if (!room) throw notFound('chat')
  return room
}

export const getAcceptedQuote = (db: Db, { user_id }: Caller, roomId: string) =>
  sql.findAcceptedQuote(db, user_id, roomId)

export const countUnread = (db: Db, { user_id }: Pick<Caller, 'user_id'>) => sql.countUnread(db, user_id)
