import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Answer, MessagePage } from '#contract/chats/chat-frames.ts'
import { peakOf, sitThrough } from './chat-restart.ts'
import { makeRooms } from './chat-rooms.ts'
import { join, leave, type Seat, takeSeat, takeSeats } from './chat-sockets.ts'
import { cpuSecondsOf, cpuSecondsOfDatabase, memoryOf, type Running } from './processes.ts'
import { quantile } from './watch.ts'

const pairs = 500
const perSecond = 90
const longRoom = 100_000
const tries = 60

/** A thousand people at sockets, who write 90 messages a second together. */
export async function measureChat(pool: pg.Pool, server: Running, seconds: number) {
  const seats = await takeSeats(server.url, await makeRooms(pool, pairs))
  const before = [cpuSecondsOf(server.pid), cpuSecondsOfDatabase()] as const
  const { sent, delivered, acknowledged } = await talk(seats, seconds)
  const micros = (used: number) => Math.round((used * 1_000_000) / Math.max(1, sent))
  console.log(
    [
      `chat: ${seats.length} sockets, ${sent} messages at ${perSecond}/s, lost ${sent - delivered.length}`,
      `delivered p50 ${ms(delivered, 0.5)}, p99 ${ms(delivered, 0.99)}; acknowledged p99 ${ms(acknowledged, 0.99)}`,
      `node ${micros(cpuSecondsOf(server.pid) - before[0])} µs, db ${micros(cpuSecondsOfDatabase() - before[1])} µs a message`,
      `memory of the server ${memoryOf(server.pid)} MB`,
    ].join('; '),
  )
  await leave(seats)
}

const ms = (values: readonly number[], share: number) => `${quantile(values, share).toFixed(1)} ms`

async function talk(seats: readonly Seat[], seconds: number) {
  const written = new Map<string, number>()
  const delivered: number[] = []
  const acknowledged: number[] = []
  for (const { socket, user_id } of seats)
    socket.on('message', ({ message, userId }) => {
      const writtenAt = written.get(message)
      if (writtenAt !== undefined && userId !== user_id) delivered.push(performance.now() - writtenAt)
    })
  const answers: Promise<unknown>[] = []
  const began = performance.now()
  let sent = 0
  while (performance.now() - began < seconds * 1_000) {
    for (; sent < ((performance.now() - began) / 1_000) * perSecond; sent += 1) {
      const seat = seats[Math.floor(Math.random() * seats.length)] as Seat
      const message = `Message ${sent} about price, lot and dispatch`
      written.set(message, performance.now())
      answers.push(write(seat, message, sent).then((time) => acknowledged.push(time)))
    }
    await sleep(5)
  }
  await Promise.all(answers)
  await sleep(500)
  return { sent, delivered, acknowledged }
}

async function write({ socket, token, roomId }: Seat, message: string, number: number) {
  const began = performance.now()
  const frame = { token, roomId, message, client_id: `bench-${process.pid}-${number}` }
  const answer = await socket.timeout(20_000).emitWithAck('chatMessage', frame)
  if (!answer.success) throw new Error(answer.content)
  return performance.now() - began
}

/** The server restarts under a thousand sockets. */
export async function measureRestart(pool: pg.Pool, url: string, restart: () => Promise<unknown>) {
  const { sockets, up, back } = await sitThrough(url, await makeRooms(pool, pairs), restart)
  const seconds = (time: number) => `${(time / 1_000).toFixed(1)} s`
  console.log(
    `chat, restart under ${sockets} sockets: up after ${seconds(up)}, ${back.length} back after ${seconds(Math.max(...back))}, at most ${peakOf(back)} in one second`,
  )
}

/** A room of 100,000 messages: how long it takes to open, and to read a page anywhere in it. */
export async function measureLongRoom(pool: pg.Pool, server: Running) {
  const [room] = await makeRooms(pool, 1)
  const [reader, writer] = room?.people ?? []
  if (!room || !reader || !writer) throw new Error('no room')
  await pool.query(
    `insert into chat_messages (room_id, seq, sender_id, body)
     select $1, n, $2, 'Message ' || n || ' about price, lot and dispatch' from generate_series(1, $3::int) n`,
    [room.roomId, writer.user_id, longRoom],
  )
  await pool.query('update chat_rooms set last_seq = $2, buyer_unread = $2 where room_id = $1', [
    room.roomId,
    longRoom,
  ])
  await pool.query('vacuum analyze chat_messages')
  const seats = [
    await takeSeat(server.url, room.roomId, reader),
    await takeSeat(server.url, room.roomId, writer),
  ] as const
  const opened: number[] = []
  for (let n = 0; n < tries; n += 1) opened.push(await join(seats[0]))
  const writing = writeUntil(seats[1])
  const { times, missing } = await pageBack(seats[0])
  await writing.stop()
  console.log(
    `chat, room of ${longRoom}: opened p95 ${ms(opened, 0.95)}; ${times.length} pages back under traffic p95 ${ms(times, 0.95)}, missing ${missing}`,
  )
  await leave(seats)
}

function writeUntil(seat: Seat) {
  let isOn = true
  const writing = (async () => {
    for (let n = 0; isOn; n += 1) await write(seat, `Meanwhile ${n}`, 1_000_000 + n)
  })()
  return {
    stop: () => {
      isOn = false
      return writing
    },
  }
}

/** Two hundred pages from the end towards the beginning; a page that does not adjoin the one before is counted. */
async function pageBack({ socket, roomId }: Seat) {
  const times: number[] = []
  let before = longRoom + 1
  let missing = 0
  for (let n = 0; n < 200; n += 1) {
    const began = performance.now()
    const page: Answer<MessagePage> = await socket
      .timeout(20_000)
      .emitWithAck('olderMessages', { roomId, before_seq: before })
    times.push(performance.now() - began)
    if (!page.success) throw new Error(page.content)
    const seqs = page.messages.map(({ seq }) => seq)
    missing += seqs.filter((seq, place) => seq !== before - seqs.length + place).length
    before = seqs[0] ?? 1
  }
  return { times, missing }
}
