import type { Db } from '#server/db/db.ts'
import { publish } from '#server/push/push.ts'
import { toChange, toMessage } from './chat.reply.ts'
import type { Figures, MessageRow } from './message.queries.ts'

type Role = 'buyer' | 'seller'
const roles: readonly Role[] = ['buyer', 'seller']
const idOf = (room: Figures, role: Role) => (role === 'buyer' ? room.buyer_id : room.seller_id)

/** Pushes a resend again: the process that stored the message may have died before it pushed it. */
export function pushMessage(db: Db, row: MessageRow, room: Figures) {
  const message = toMessage(row)
  for (const role of roles) publish(db, idOf(room, role), { about: 'message', message })
  for (const role of roles) pushRoom(db, room, role)
}

/** The other side of a closed room is not told. */
export function pushRead(db: Db, room: Figures, reader: Role, isOpen: boolean) {
  pushRoom(db, room, reader)
  const read_seq = reader === 'buyer' ? room.buyer_read_seq : room.seller_read_seq
  const read = { roomId: room.room_id, userId: idOf(room, reader), read_seq }
  for (const role of isOpen ? roles : [reader]) publish(db, idOf(room, role), { about: 'read', read })
}

const pushRoom = (db: Db, room: Figures, role: Role) =>
  publish(db, idOf(room, role), { about: 'room', room: toChange(room, role) })
