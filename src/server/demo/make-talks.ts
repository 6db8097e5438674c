import { openRoom } from '#server/chats/room.service.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { uuidOf } from './chance.ts'
import { type DemoTalk, talks } from './data/talks.ts'
import { span, textOf } from './dates.ts'
import { insertRows } from './insert-rows.ts'

/** Chats with their messages. A room that an accepted quote has opened is reused, as in production. */
export async function insertTalks(tx: Db, now: number) {
  for (const talk of talks) {
    const people = { buyer_id: uuidOf('buyer', talk.buyer), seller_id: uuidOf('seller', talk.seller) }
    const room_id = await openRoom(tx, people)
    const messages = toMessages(now, talk, { room_id, ...people })
    await insertRows(tx, 'chat_messages', messages)
    await noteInRoom(tx, room_id, talk)
  }
}

type Room = { readonly room_id: string; readonly buyer_id: string; readonly seller_id: string }

function toMessages(
  now: number,
  { buyer, seller, lines, hours_ago }: DemoTalk,
  { room_id, buyer_id, seller_id }: Room,
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
    seq: place + 1,
    message_id: uuidOf('message', buyer, seller, place),
    sender_id: by === 'buyer' ? buyer_id : seller_id,
    body: text,
    created_at: textOf(times[place] ?? now),
  }))
}

/** The room's figures follow from its messages; the last few are unread. */
async function noteInRoom(tx: Db, roomId: string, { lines, unread, seller, product = '' }: DemoTalk) {
  const last = lines.at(-1)
  const [toBuyer, toSeller] = last?.by === 'seller' ? [unread, 0] : [0, unread]
  await tx.run(sql`
    update chat_rooms set
      last_seq = ${lines.length}, last_message = left(${last?.text ?? ''}, 200),
      buyer_read_seq = ${lines.length - toBuyer}, buyer_unread = ${toBuyer},
      seller_read_seq = ${lines.length - toSeller}, seller_unread = ${toSeller},
      last_message_at = (select max(created_at) from chat_messages where room_id = ${roomId}),
      created_at = (select min(created_at) from chat_messages where room_id = ${roomId}),
      product_id = (
        select product_id from products
        where ${product} <> '' and seller_id = ${uuidOf('seller', seller)} and starts_with(product_name, ${product})
        order by product_id limit 1)
    where room_id = ${roomId}`)
}
