import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listBuyerRooms, listSellerRooms } from '#contract/chats/chat.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { sql } from '#server/db/sql.ts'
import { busOf } from '#server/push/push.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { aChat, next, openSockets, sendAnyFrame, sendFrame, type TestSocket } from '#server/testing/chat.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { inRoom, markRead } from './message.service.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)

const bodies = (messages: readonly ChatMessage[]) => messages.map(({ message }) => message)

test('one writes, the other reads, and the writer learns that the message is stored', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const [asha, shop] = [await sockets.join(buyer, roomId), await sockets.join(seller, roomId)]
  expect(asha.previous).toEqual({
    roomId,
    messages: [],
    token: buyer.user_id,
    has_older: false,
    has_newer: false,
  })
  const heard = next(shop.socket, 'message')
  const answer = await sendFrame(asha.socket, 'chatMessage', {
    token: asha.token,
    roomId,
    message: '  500 नग कितने में?\nDelivery Pune.  ',
    client_id: 'first-one',
  })
  const message = {
    message_id: expect.any(String),
    roomId,
    seq: 1,
    userId: buyer.user_id,
    token: buyer.user_id,
    message: '500 नग कितने में?\nDelivery Pune.',
    file: null,
    timestamp: expect.stringMatching(/Z$/),
    client_id: 'first-one',
  }
  expect(answer).toEqual({ success: true, message })
  expect(await heard).toEqual(message)
  expect((await sockets.join(seller, roomId)).previous.messages).toEqual([message])
})

test('the same client id again is the same message, also while the first is still on its way', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const { socket, token } = await sockets.join(buyer, roomId)
  const frame = { token, roomId, message: 'Once', client_id: randomUUID() }
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendFrame(socket, 'chatMessage', frame)))
  const ids = answers.map((answer) => answer.success && answer.message.message_id)
  expect(new Set(ids).size).toBe(1)
  const other = await sockets.join(seller, roomId)
  // The same client id of another person is another message.
  await sendFrame(other.socket, 'chatMessage', { ...frame, token: other.token, message: 'Mine' })
  expect(bodies((await sockets.join(buyer, roomId)).previous.messages)).toEqual(['Once', 'Mine'])
})

test('ten writers at once: one order for all, without a gap', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const writers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => sockets.join(i % 2 ? seller : buyer, roomId)),
  )
  const write = (n: number, i: number) =>
    sendFrame(writers[n]?.socket as TestSocket, 'chatMessage', {
      token: writers[n]?.token ?? '',
      roomId,
      message: `${n}-${i}`,
    })
  await Promise.all(writers.flatMap((_, n) => Array.from({ length: 15 }, (_, i) => write(n, i))))
  const { messages } = (await sockets.join(buyer, roomId, 0)).previous
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1))
  for (const { heard } of writers) expect(heard).toEqual(messages)
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('strangers neither join nor write nor listen, and a room that is not theirs is not there', async () => {
  const { buyer, roomId } = await aChat(testApp)
  const inside = await sockets.join(buyer, roomId)
  const absent = { success: false, content: 'Chat not found', sentence: named }
  for (const stranger of [await aBuyer(testApp.db), await aSeller(testApp.db)]) {
    const socket = await sockets.connect()
    const token = await testApp.tokenOf(stranger)
    for (const room of [roomId, randomUUID(), 'abc']) {
      expect(await sendFrame(socket, 'joinRoom', { token, roomId: room })).toEqual(absent)
      expect(await sendFrame(socket, 'chatMessage', { token, roomId: room, message: 'Hello' })).toEqual(
        absent,
      )
    }
    await sendFrame(socket, 'listen', { token })
    for (const frame of ['olderMessages', 'newerMessages', 'markRead', 'typing'])
      expect(
        await sendAnyFrame(socket, frame, { roomId, before_seq: 9, after_seq: 0, seq: 1 }),
      ).toMatchObject({
        success: false,
      })
    const heard: unknown[] = []
    socket.onAny((...event) => heard.push(event))
    await sendFrame(inside.socket, 'chatMessage', { token: inside.token, roomId, message: 'Between us' })
    await sendFrame(socket, 'listen', { token })
    expect(heard).toEqual([])
  }
})

test('the token alone says who writes: a userId in a payload is not read', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const { socket, token } = await sockets.join(buyer, roomId)
  const forged = { token, roomId, message: 'Hello', userId: seller.user_id, sender_id: seller.user_id }
  expect(await sendAnyFrame(socket, 'chatMessage', forged)).toMatchObject({
    message: { userId: buyer.user_id },
  })
})

test.each([
  [{ message: '' }, 'Message cannot be empty'],
  [{ message: ' \n\t ' }, 'Message cannot be empty'],
  [{ message: '\u200b\u200d\ufeff' }, 'Message cannot be empty'],
  [{ message: 7 }, 'Message cannot be empty'],
  [{ message: 'x'.repeat(4_001) }, 'Message can have at most 4000 characters'],
  [{ message: 'a\0b' }, 'Message holds a character that cannot be stored'],
  [{ message: 'Hello', client_id: '' }, 'client_id must be 8 to 64 letters'],
  [{ message: 'Hello', token: 7 }, 'Please log in again'],
  [{ message: 'Hello', roomId: null }, 'Chat not found'],
])('%j is refused with a sentence', async (wrong, content) => {
  const { buyer, roomId } = await aChat(testApp)
  const { socket, token } = await sockets.join(buyer, roomId)
  const answer = await sendAnyFrame(socket, 'chatMessage', { token, roomId, ...wrong })
  expect(answer).toMatchObject({ success: false, content })
  expect(await testApp.db.run(sql`select from chat_messages where room_id = ${roomId}`)).toBe(0)
})

test.each([undefined, null, 'text', 7, [], {}])(
  'a frame that is %j is answered, not suffered',
  async (frame) => {
    const socket = await sockets.connect()
    for (const name of ['joinRoom', 'chatMessage', 'typing', 'listen', 'markRead'])
      expect(await sendAnyFrame(socket, name, frame)).toMatchObject({
        success: false,
        content: expect.any(String),
      })
  },
)

test('unread messages are counted on both sides, and the writer sees that they were read', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const [asha, shop] = [await sockets.join(buyer, roomId), await sockets.join(seller, roomId)]
  const write = (who: typeof asha, message: string) =>
    sendFrame(who.socket, 'chatMessage', { token: who.token, roomId, message })
  for (const message of ['One', 'Two', 'Three']) await write(asha, message)
  await write(shop, 'Four')
  const counts = async () => [
    (await testApp.as(buyer)(listBuyerRooms, {})).rooms[0]?.unread,
    (await testApp.as(seller)(listSellerRooms, {})).rooms[0]?.unread,
  ]
  expect(await counts()).toEqual([1, 3])

  const read = next(asha.socket, 'messagesRead')
  expect(await sendFrame(shop.socket, 'markRead', { roomId, seq: 2 })).toEqual({ success: true, unread: 1 })
  expect(await read).toEqual({ roomId, userId: seller.user_id, read_seq: 2 })
  // Going backwards or beyond the end changes only what it should.
  expect(await sendFrame(shop.socket, 'markRead', { roomId, seq: 1 })).toEqual({ success: true, unread: 1 })
  expect(await sendFrame(shop.socket, 'markRead', { roomId, seq: 99 })).toEqual({ success: true, unread: 0 })
  expect(await counts()).toEqual([1, 0])
  expect((await sockets.join(buyer, roomId)).joined).toMatchObject({
    last_seq: 4,
    own_read_seq: 0,
    other_read_seq: 4,
  })
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('a suspended account cannot be written to, and what was said stays readable', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const { socket, token } = await sockets.join(buyer, roomId)
  await sendFrame(socket, 'chatMessage', { token, roomId, message: 'Before' })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  expect(await sendFrame(socket, 'chatMessage', { token, roomId, message: 'After' })).toEqual({
    success: false,
    content: 'This account cannot be written to at the moment.',
    sentence: named,
  })
  expect(bodies((await sockets.join(buyer, roomId)).previous.messages)).toEqual(['Before'])
})

test('events of a room keep their order: reading it does not overtake them', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const { token, socket } = await sockets.join(seller, roomId)
  await sendFrame(socket, 'chatMessage', { token, roomId, message: 'The carton holds 24.' })
  const texts: string[] = []
  const stop = busOf(testApp.db).subscribe((_, { about }) => about === 'read' && texts.push(about))
  const busy = inRoom(roomId, async () => {
    for (let n = 0; n < 50; n += 1) await testApp.db.run(sql`select 1`)
    texts.push('what was first')
  })
  const reader = { ...buyer, account_type: 'buyer', session_id: randomUUID() } as const
  await Promise.all([busy, markRead(testApp.db, reader, { roomId, seq: 1 })])
  stop()
  expect(texts).toEqual(['what was first', 'read', 'read'])
})
