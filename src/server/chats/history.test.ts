import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openChat } from '#contract/chats/chat.ts'
import type { ChatMessage } from '#contract/chats/chat-message.ts'
import { rows, sql } from '#server/db/sql.ts'
import { publish } from '#server/push/push.ts'
import { aChat, type Chat, openSockets, sendFrame, until } from '#server/testing/chat.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)
const length = 1_230

let talk: Chat
beforeAll(async () => {
  talk = await aChat(testApp)
  const { roomId, buyer } = talk
  await testApp.db.run(sql`
    insert into chat_messages (room_id, seq, sender_id, body)
    select ${roomId}, n, ${buyer.user_id}, 'No. ' || n from generate_series(1, ${length}::int) n`)
  await testApp.db.run(sql`
    update chat_rooms set last_seq = ${length}, seller_unread = ${length} where room_id = ${roomId}`)
})

const seqs = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq)
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

test('a room opens with its last fifty, and is paged back to its beginning without a gap while others write', async () => {
  const { buyer, seller, roomId } = talk
  const reader = await sockets.join(seller, roomId)
  const writer = await sockets.join(buyer, roomId)
  expect(reader.previous).toMatchObject({ has_older: true, has_newer: false, token: seller.user_id })
  expect(seqs(reader.previous.messages)).toEqual(upTo(length, length - 49))

  let isDone = false
  const writing = (async () => {
    for (let n = 0; !isDone; n += 1)
      await sendFrame(writer.socket, 'chatMessage', {
        token: writer.token,
        roomId,
        message: `Meanwhile ${n}`,
      })
  })()
  let seen = seqs(reader.previous.messages)
  for (let hasMore = true; hasMore; ) {
    const page = await sendFrame(reader.socket, 'olderMessages', { roomId, before_seq: seen[0] ?? 0 })
    if (!page.success) throw new Error(page.content)
    expect(page.messages.length).toBeLessThanOrEqual(50)
    seen = [...seqs(page.messages), ...seen]
    hasMore = page.has_more
  }
  isDone = true
  await writing
  const live = seqs(reader.heard)
  expect(live.length).toBeGreaterThan(0)
  expect([...seen, ...live]).toEqual(upTo(length + live.length))
})

test('a page that has no socket yet reads the last fifty over HTTP, and how far each has read', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const empty = { messages: [], last_seq: 0, own_read_seq: 0, other_read_seq: 0 }
  expect(await testApp.as(seller)(openChat, { roomId })).toMatchObject(empty)
  const { socket, token } = await sockets.join(buyer, roomId)
  for (let n = 1; n <= 52; n += 1)
    await sendFrame(socket, 'chatMessage', { token, roomId, message: `No. ${n}` })
  await sendFrame(socket, 'markRead', { roomId, seq: 40 })
  const opening = await testApp.as(seller)(openChat, { roomId })
  expect(seqs(opening.messages)).toEqual(upTo(52, 3))
  expect(opening).toMatchObject({ last_seq: 52, own_read_seq: 0, other_read_seq: 40 })
  expect(opening.messages).toEqual((await sockets.join(seller, roomId)).previous.messages)
})

test('who comes back gets what follows the last they saw, however long they were away', async () => {
  const { seller, roomId } = talk
  const { socket, joined, previous } = await sockets.join(seller, roomId, 900)
  expect(previous).toMatchObject({ has_older: true, has_newer: true })
  let seen = seqs(previous.messages)
  expect(seen).toEqual(upTo(1_100, 901))
  for (let hasMore = true; hasMore; ) {
    const page = await sendFrame(socket, 'newerMessages', { roomId, after_seq: seen.at(-1) ?? 0 })
    if (!page.success) throw new Error(page.content)
    seen = [...seen, ...seqs(page.messages)]
    hasMore = page.has_more
  }
  expect(seen).toEqual(upTo(joined.last_seq, 901))
  expect((await sockets.join(seller, roomId, joined.last_seq)).previous).toMatchObject({
    messages: [],
    has_newer: false,
  })
})

test('what another server tells while somebody is still coming in reaches the page', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const { socket: writing, token } = await sockets.join(buyer, roomId)
  const answer = await sendFrame(writing, 'chatMessage', { token, roomId, message: 'First' })
  if (!answer.success) throw new Error(answer.content)
  const late = { ...answer.message, message_id: randomUUID(), seq: 2, message: 'Second' }
  const socket = await sockets.connect()
  const heard: ChatMessage[] = []
  socket.on('message', (message) => heard.push(message))
  let coming: Promise<unknown> | undefined
  // Blocks reading the history.
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`lock table chat_messages in access exclusive mode`)
    coming = sendFrame(socket, 'joinRoom', { token: await testApp.tokenOf(seller), roomId })
    await until(async () => (await testApp.db.one(waiting)).count > 0)
    publish(testApp.db, seller.user_id, { about: 'message', message: late })
    await until(() => heard.length > 0)
  })
  expect(await coming).toMatchObject({ success: true })
  expect(heard).toEqual([late])
})

test('an event that happens while a page subscribes reaches it', async () => {
  const { seller, roomId } = await aChat(testApp)
  const socket = await sockets.connect()
  const heard: unknown[] = []
  socket.on('roomChanged', (room) => heard.push(room))
  let beginning: Promise<unknown> | undefined
  // Blocks counting unread messages.
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`lock table chat_rooms in access exclusive mode`)
    beginning = sendFrame(socket, 'listen', { token: await testApp.tokenOf(seller) })
    await until(async () => (await testApp.db.one(waiting)).count > 0)
    publish(testApp.db, seller.user_id, {
      about: 'room',
      room: {
        ...{ room_id: roomId, role: 'seller', last_seq: 1, unread: 1 },
        ...{ lastMessage: 'First', lastMessageTime: new Date().toISOString() },
      },
    })
    await until(() => heard.length > 0)
  })
  expect(await beginning).toMatchObject({ success: true, unread: expect.anything() })
})

const waiting = rows(z.object({ count: z.coerce.number() }))`
  select count(*) as count from pg_locks
  where not granted and relation in ('chat_messages'::regclass, 'chat_rooms'::regclass)`

test('a number that no message can have is refused for good, not to be tried again', async () => {
  const { seller, roomId } = talk
  const { socket, token } = await sockets.join(seller, roomId)
  const refusal = { success: false, content: 'seq must be a whole number', sentence: named }
  for (const beyond of [2 ** 31, Number.MAX_SAFE_INTEGER, -1, 1.5]) {
    expect(await sendFrame(socket, 'joinRoom', { token, roomId, after_seq: beyond })).toEqual(refusal)
    expect(await sendFrame(socket, 'olderMessages', { roomId, before_seq: beyond })).toEqual(refusal)
    expect(await sendFrame(socket, 'newerMessages', { roomId, after_seq: beyond })).toEqual(refusal)
    expect(await sendFrame(socket, 'markRead', { roomId, seq: beyond })).toEqual(refusal)
  }
})
