import { beforeAll, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/chat-message.ts'
import { sql } from '#server/db/sql.ts'
import { ask, aTalk, openSockets, type Talk } from '#server/testing/chat.ts'
import { openHouse } from '#server/testing/house.ts'

const house = openHouse()
const sockets = openSockets(house)
const length = 1_230

let talk: Talk
beforeAll(async () => {
  talk = await aTalk(house)
  const { roomId, buyer } = talk
  await house.db.run(sql`
    insert into chat_messages (room_id, seq, sender_id, body)
    select ${roomId}, n, ${buyer.user_id}, 'No. ' || n from generate_series(1, ${length}::int) n`)
  await house.db.run(sql`
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
      await ask(writer.socket, 'chatMessage', { token: writer.token, roomId, message: `Meanwhile ${n}` })
  })()
  let seen = seqs(reader.previous.messages)
  for (let hasMore = true; hasMore; ) {
    const page = await ask(reader.socket, 'olderMessages', { roomId, before_seq: seen[0] ?? 0 })
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

test('who comes back gets what follows the last they saw, however long they were away', async () => {
  const { seller, roomId } = talk
  const { socket, joined, previous } = await sockets.join(seller, roomId, 900)
  expect(previous).toMatchObject({ has_older: true, has_newer: true })
  let seen = seqs(previous.messages)
  expect(seen).toEqual(upTo(1_100, 901))
  for (let hasMore = true; hasMore; ) {
    const page = await ask(socket, 'newerMessages', { roomId, after_seq: seen.at(-1) ?? 0 })
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
