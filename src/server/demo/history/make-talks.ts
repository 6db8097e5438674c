import { z } from 'zod'
import { openRoom } from '#server/chats/room.service.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { uuidOf } from '#server/demo/chance.ts'
import { type DemoTalk, talks } from '#server/demo/data/talks.ts'
import { span, textOf } from '#server/demo/dates.ts'
import { insertRows } from '#server/demo/insert-rows.ts'
import type { Happening } from './timeline.ts'

/** Chats with their messages. A room that a deal or an accepted quote has opened is reused, as in production. */
export const talksOf = (now: number): Happening[] =>
  talks.map((talk) => {
    const minutes = talk.lines.slice(1).reduce((sum, { after }) => sum + after, 0)
    const begun = now - talk.hours_ago * span.hour - minutes * span.minute
    return { at: begun, work: ({ db }) => insertTalk(db, now, talk) }
  })

async function insertTalk(tx: Db, now: number, talk: DemoTalk) {
  const people = { buyer_id: uuidOf('buyer', talk.buyer), seller_id: uuidOf('seller', talk.seller) }
  const room_id = await openRoom(tx, people)
  const { last_seq } = await tx.one(rows(Room)`select last_seq from chat_rooms where room_id = ${room_id}`)
  const messages = toMessages(now, talk, { room_id, last_seq, ...people })
  await insertRows(tx, 'chat_messages', messages)
  await noteInRoom(tx, { room_id, last_seq }, talk)
}

const Room = z.object({ last_seq: z.int() })
type Place = {
  readonly room_id: string
  /** Of the message before the talk. */
  readonly last_seq: number
}
type RoomOfTalk = Place & { readonly buyer_id: string; readonly seller_id: string }

function toMessages(
  now: number,
  { buyer, seller, lines, hours_ago }: DemoTalk,
  { room_id, last_seq, buyer_id, seller_id }: RoomOfTalk,
) {
  let moment = now - hours_ago * span.hour
  const times = lines
    .toReversed()
    .map(({ after }) => {
      const own = moment
      moment -= after * span.minute
      return own
    })
    .toReversed()
  return lines.map(({ by, text }, place) => ({
    room_id,
    seq: last_seq + place + 1,
    message_id: uuidOf('message', buyer, seller, place),
    sender_id: by === 'buyer' ? buyer_id : seller_id,
    body: text,
    created_at: textOf(times[place] ?? now),
  }))
}

/** The room's figures follow from its messages; the last few are unread. */
async function noteInRoom(tx: Db, { room_id: roomId, last_seq }: Place, talk: DemoTalk) {
  const { lines, unread, seller, product = '' } = talk
  const newest = last_seq + lines.length
  const last = lines.at(-1)
  const [toBuyer, toSeller] = last?.by === 'seller' ? [unread, 0] : [0, unread]
  await tx.run(sql`
    update chat_rooms set
      last_seq = ${newest}, last_message = left(${last?.text ?? ''}, 200),
      buyer_read_seq = ${newest - toBuyer}, buyer_unread = ${toBuyer},
      seller_read_seq = ${newest - toSeller}, seller_unread = ${toSeller},
      last_message_at = (select max(created_at) from chat_messages where room_id = ${roomId}),
      created_at = (select min(created_at) from chat_messages where room_id = ${roomId}),
      product_id = (
        select product_id from products
        where ${product} <> '' and seller_id = ${uuidOf('seller', seller)} and starts_with(product_name, ${product})
        order by product_id limit 1)
    where room_id = ${roomId}`)
}
