import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openChat } from '#contract/chats/chat.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aChat, next, openSockets, sendFrame } from '#server/testing/chat.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { limitUnauthenticated } from './unauthenticated.ts'

const testApp = openTestApp({ rateLimits: true })
const sockets = openSockets(testApp)

test('ten messages a second for each person, over all their sockets; the rest is asked to wait', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const places = [await sockets.join(buyer, roomId), await sockets.join(buyer, roomId)]
  const shop = await sockets.join(seller, roomId)
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, i) => {
      const { socket, token } = places[i % 2] as (typeof places)[number]
      return sendFrame(socket, 'chatMessage', { token, roomId, message: `${i}` })
    }),
  )
  const refusals = answers.filter(({ success }) => !success)
  expect(answers.length - refusals.length).toBeGreaterThanOrEqual(limits.chat.perSecond)
  expect(refusals.length).toBeGreaterThan(0)
  for (const answer of refusals)
    expect(answer).toEqual({
      success: false,
      status: 'again',
      content: 'You are sending too quickly. Please wait a moment.',
      sentence: named,
    })
  // The limit counts each person separately.
  const own = { token: shop.token, roomId, message: 'Slowly' }
  expect(await sendFrame(shop.socket, 'chatMessage', own)).toMatchObject({ success: true })
})

test('a flood of frames ends the socket', async () => {
  const { buyer, roomId } = await aChat(testApp)
  const { socket } = await sockets.join(buyer, roomId)
  const goodbye = next(socket, 'goodbye')
  for (let i = 0; i < 400; i += 1) socket.emit('typing', { roomId })
  expect(await goodbye).toMatchObject({ status: 'too-often' })
})

test('history is limited by its bytes, and requested again a moment later', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, sender_id, body)
    select ${roomId}, n, ${buyer.user_id}, repeat('म', 4000) from generate_series(1, 60) n`)
  await testApp.db.run(sql`update chat_rooms set last_seq = 60 where room_id = ${roomId}`)
  const { socket } = await sockets.join(seller, roomId)
  let heard = 0
  const askForMore = () => sendFrame(socket, 'olderMessages', { roomId, before_seq: 60 })
  for (let n = 0; n < 20; n += 1) {
    const answer = await askForMore()
    if (answer.success) heard += Buffer.byteLength(JSON.stringify(answer.messages))
    else expect(answer).toMatchObject({ status: 'again', content: expect.stringContaining('too quickly') })
  }
  const { bytes } = limits.chat.historyReads
  expect(heard).toBeGreaterThan(bytes / 2)
  expect(heard).toBeLessThan(bytes * 1.5)
  // Requests over HTTP count against the same limit.
  await expect(testApp.as(seller)(openChat, { roomId })).rejects.toMatchObject({ status: 429 })
})

test('only so many connections of one address may be nobody’s', () => {
  const { hasRoomFor, add, leave } = limitUnauthenticated({ proxies: 1, isLimited: true })
  const from = (address: string) =>
    ({
      headers: { 'x-forwarded-for': `10.9.9.9, ${address}` },
      socket: { once: () => {}, destroy: () => {} },
    }) as never
  const connection = (address: string) =>
    ({ request: from(address), once: () => {}, close: () => {} }) as never
  const some = Array.from({ length: limits.chat.unauthenticatedPerAddress }, () => connection('10.0.0.1'))
  for (const each of some) add(each)
  expect([hasRoomFor(from('10.0.0.1')), hasRoomFor(from('10.0.0.2'))]).toEqual([false, true])
  leave(some[0] as never)
  leave(some[0] as never)
  expect(hasRoomFor(from('10.0.0.1'))).toBe(true)
})

test.each([
  [0, '198.51.100.1'],
  [1, '10.0.0.3'],
  [2, '10.0.0.2'],
  [9, '10.0.0.1'],
])('behind %i proxies a socket is of the same address as a request', async (proxies, address) => {
  const request = {
    headers: { 'x-forwarded-for': '10.0.0.1, 10.0.0.2,,10.0.0.3 ' },
    socket: { remoteAddress: '198.51.100.1' },
  }
  expect(limitUnauthenticated({ proxies, isLimited: true }).addressOf(request as never)).toBe(address)
  const app = Fastify({ trustProxy: proxies > 0 && ((_address, hop) => hop < proxies) })
  app.get('/', async ({ ip }) => ip)
  const answer = await app.inject({ url: '/', headers: request.headers, remoteAddress: '198.51.100.1' })
  expect(answer.payload).toBe(address)
})
