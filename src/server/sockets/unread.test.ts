import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate as rest } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOut } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { publish } from '#server/push/push.ts'
import { aChat, type Chat, openSockets, sendFrame, until } from '#server/testing/chat.ts'
import { openRawSocket } from '#server/testing/raw-socket.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({}, { times: { reading: 1_000 } })
const sockets = openSockets(testApp)
/** Slow readers are not cut here. */
const patient = openTestApp({}, { times: { reading: 600_000 } })
const patientSockets = openSockets(patient)

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
/** The heap in bytes after a collection. */
function heapInUse() {
  collect()
  return process.memoryUsage().heapUsed
}

const timers: NodeJS.Timeout[] = []
afterAll(() => {
  for (const timer of timers) clearInterval(timer)
})

let talk: Chat
beforeAll(async () => {
  talk = await aChat(testApp)
  const { roomId, buyer } = talk
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, sender_id, body)
    select ${roomId}, n, ${buyer.user_id}, repeat('म', 4000) from generate_series(1, 600) n`)
  await testApp.db.run(sql`update chat_rooms set last_seq = 600 where room_id = ${roomId}`)
})

/** Answers every ping, requests as much as it may, and reads none of it. */
async function someoneWhoNeverReads() {
  const { buyer, roomId } = talk
  const raw = await openRawSocket(sockets.address())
  const token = await testApp.tokenOf(buyer)
  raw.stopReading()
  timers.push(
    setInterval(() => {
      raw.tell('joinRoom', { token, roomId, after_seq: 0 })
      for (let n = 0; n < 4; n += 1) raw.tell('olderMessages', { roomId, before_seq: 600 })
      raw.pong()
    }, 50),
  )
  return raw
}

test('who asks for history and never reads it is cut, and costs little until then', async () => {
  const before = heapInUse()
  let limit = 0
  // Each measurement collects the heap of the whole process; the pause leaves the server time to work.
  const look = () => {
    limit = Math.max(limit, heapInUse() - before)
    timers.push(setTimeout(look, 500))
  }
  look()
  const raw = await someoneWhoNeverReads()
  const { socket, token } = await sockets.join(talk.seller, talk.roomId)
  // Other people chat as before.
  const frame = { token, roomId: talk.roomId, message: 'Is anybody there?' }
  expect(await sendFrame(socket, 'chatMessage', frame)).toMatchObject({ success: true })
  await raw.closed
  expect(limit).toBeLessThan(50 * 1024 ** 2)
})

test('an answer after a gap stays small, and the next one goes on where it ended', async () => {
  const { seller, roomId } = talk
  const { previous, socket } = await sockets.join(seller, roomId, 0)
  const first = previous.messages
  expect(first.length).toBeLessThan(limits.chat.catchUp)
  expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(limits.chat.catchUpBytes * 1.5)
  expect(previous.has_newer).toBe(true)
  const next = await sendFrame(socket, 'newerMessages', { roomId, after_seq: first.at(-1)?.seq ?? 0 })
  if (!next.success) throw new Error(next.content)
  expect(next.messages[0]?.seq).toBe((first.at(-1)?.seq ?? 0) + 1)
  expect(next.has_more).toBe(true)
})

test('what others write to a socket that is not read piles up to a bound, and then its line is cut', async () => {
  const { buyer, seller, roomId } = await aChat(patient)
  const opened = once(patient.app.server, 'connection')
  const raw = await openRawSocket(patientSockets.address())
  const [line] = (await opened) as [Socket]
  raw.tell('joinRoom', { token: await patient.tokenOf(buyer), roomId })
  await until(() => raw.hasReceived('previousMessages'))
  raw.stopReading()
  const pings = setInterval(raw.pong, 500)
  timers.push(pings)
  const shop = await patientSockets.join(seller, roomId)
  const frame = { token: shop.token, roomId, message: 'म'.repeat(limits.chat.message) }
  const answer = await sendFrame(shop.socket, 'chatMessage', frame)
  if (!answer.success) throw new Error(answer.content)
  const { message } = answer
  const size = Buffer.byteLength(message.message)
  let bytes = 0
  // The connection itself buffers some megabytes before anything waits on the server.
  for (; bytes < 64 * 1024 ** 2 && !line.destroyed; bytes += size) {
    publish(patient.db, buyer.user_id, { about: 'message', message })
    await rest()
  }
  expect(line.destroyed).toBe(true)
  expect(bytes).toBeGreaterThan(limits.chat.backlogBytes)
})

/** Where the code stands that cut this line. */
function watchCut(line: Socket) {
  let stack = ''
  const destroy = line.destroy.bind(line)
  line.destroy = (error) => {
    stack ||= new Error('cut').stack ?? ''
    return destroy(error)
  }
  return () => stack
}

test('who is sent away goes, also who does not answer the goodbye', async () => {
  const { buyer, roomId } = await aChat(testApp)
  const opened = once(testApp.app.server, 'connection')
  const raw = await openRawSocket(sockets.address())
  const [line] = (await opened) as [Socket]
  const cut = watchCut(line)
  raw.tell('joinRoom', { token: await testApp.tokenOf(buyer), roomId })
  await until(() => raw.hasReceived('previousMessages'))
  const stay = setInterval(raw.pong, 500)
  timers.push(stay)
  await testApp.as(buyer)(signOut, {})
  await raw.closed
  // The library by itself would wait half a minute for the close frame, and cut the line then.
  expect(cut()).toContain('push/backlog.ts')
})
