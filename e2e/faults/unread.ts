import { randomBytes } from 'node:crypto'
import { startChat } from '#contract/chats/chat.ts'
import { apiAt } from '#e2e/processes/writers.ts'
import { createDb } from '#server/db/db.ts'
import { openSession } from '#server/sessions/session.service.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { openRawSocket } from '#server/testing/raw-socket.ts'
import type { Market } from './market.ts'

type Ask = (socket: Awaited<ReturnType<typeof openRawSocket>>) => void

/** Sockets that request all the time, answer pings, and read nothing. */
async function unread(url: string, count: number, ask: Ask) {
  const sockets = await Promise.all(Array.from({ length: count }, () => openRawSocket(url)))
  const noise = setInterval(() => {
    for (const socket of sockets) {
      socket.stopReading()
      ask(socket)
      socket.pong()
    }
  }, 50)
  return {
    cut: Promise.all(sockets.map(({ closed }) => closed)),
    stop() {
      clearInterval(noise)
      for (const { line } of sockets) line.destroy()
    },
  }
}

/** A person in a room with a long history. */
async function someoneWithAPast({ url, pool }: Market) {
  const db = createDb(pool)
  const [buyer, seller] = [await aBuyer(db), await aSeller(db)]
  const token = await openSession(db, buyer.user_id, 'faults')
  const { room_id } = await apiAt(url)(token)(startChat, { seller_id: seller.user_id })
  await pool.query(
    "insert into chat_messages (room_id, seq, sender_id, body) select $1, n, $2, repeat('म', 4000) from generate_series(1, 600) n",
    [room_id, buyer.user_id],
  )
  await pool.query('update chat_rooms set last_seq = 600 where room_id = $1', [room_id])
  return { token, roomId: room_id }
}

/** Strangers, and a signed-in person who requests the whole history: neither reads any of it. */
export async function neverRead(market: Market) {
  const { url, afterOrders } = market
  const { token, roomId } = await someoneWithAPast(market)
  const strangers = await unread(url, 5, ({ tell }) => {
    for (let n = 0; n < 20; n += 1)
      tell('joinRoom', { token: randomBytes(32).toString('base64url'), roomId: 'none' })
  })
  const person = await unread(url, 3, ({ tell }) => {
    tell('joinRoom', { token, roomId, after_seq: 0 })
    for (let n = 0; n < 4; n += 1) tell('olderMessages', { roomId, before_seq: 600 })
  })
  try {
    await afterOrders(60)
    // Whoever answers pings and reads nothing has only this end.
    await person.cut
    await afterOrders(20)
  } finally {
    strangers.stop()
    person.stop()
  }
}
