import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { openRawSocket } from '#server/testing/raw-socket.ts'
import { type Buyer, makeSellers } from './buyers.ts'
import { makeRooms } from './chat-rooms.ts'
import type { Figure } from './goals.ts'
import { memoryOf, type Running } from './processes.ts'
import { quantile, timed } from './watch.ts'

const messages = 600
const asksPerSecond = 30
const quietMs = 10_000
const mostMemory = 50

type Visitors = { readonly p99: number; readonly mostMemory: number }

/** A person whose socket is never read, and who requests the whole history as fast as the limits allow. */
export async function measureUnread(pool: pg.Pool, server: Running): Promise<Figure[]> {
  const [room] = await makeRooms(pool, 1)
  const [reader, writer] = room?.people ?? []
  if (!room || !reader || !writer) throw new Error('no room')
  await pool.query(
    `insert into chat_messages (room_id, seq, sender_id, body)
     select $1, n, $2, repeat('म', 4000) from generate_series(1, $3::int) n`,
    [room.roomId, writer.user_id, messages],
  )
  await pool.query('update chat_rooms set last_seq = $2 where room_id = $1', [room.roomId, messages])
  const [shop] = await makeSellers(pool, 1)
  const path = `${server.url}/api/seller/products`
  await askUntil(server, path, shop, sleep(2_000))
  const before = memoryOf(server.pid)
  const quiet = await askUntil(server, path, shop, sleep(quietMs))
  const began = performance.now()
  const beside = await askUntil(server, path, shop, neverRead(server, room.roomId, reader))
  console.log(
    [
      `a socket that is never read: cut after ${((performance.now() - began) / 1_000).toFixed(1)} s`,
      `memory of the server ${before} MB before, at most ${beside.mostMemory} MB beside it (50 more allowed)`,
      `others p99 ${quiet.p99.toFixed(1)} ms before, ${beside.p99.toFixed(1)} ms beside it (twice allowed)`,
    ].join('; '),
  )
  return [
    {
      name: 'memory beside an unread socket',
      measured: beside.mostMemory - before,
      limit: mostMemory,
      unit: 'MB more',
    },
    { name: 'others beside an unread socket, p99', measured: beside.p99, limit: 2 * quiet.p99, unit: 'ms' },
  ]
}

/** Answers every ping and reads nothing; resolves when the server cuts it. */
async function neverRead({ url }: Running, roomId: string, { token }: Buyer) {
  const raw = await openRawSocket(url)
  raw.stopReading()
  const asking = setInterval(() => {
    raw.tell('joinRoom', { token, roomId, after_seq: 0 })
    raw.pong()
  }, 1_000 / asksPerSecond)
  await raw.closed.finally(() => clearInterval(asking))
}

/** Requests a list repeatedly until something has happened. */
async function askUntil(
  { pid }: Running,
  url: string,
  shop: Buyer | undefined,
  until: Promise<unknown>,
): Promise<Visitors> {
  const waits: number[] = []
  let mostMemory = 0
  let isDone = false
  void until.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const { ms } = await timed(async () =>
      (await fetch(url, { headers: { token: shop?.token ?? '' } })).arrayBuffer(),
    )
    waits.push(ms)
    mostMemory = Math.max(mostMemory, memoryOf(pid))
    await sleep(10)
  }
  await until
  return { p99: quantile(waits, 0.99), mostMemory }
}
