import { expect, test } from 'vitest'
import { blockUser, liftBlock } from '#contract/blocks/block.ts'
import { listBuyerRooms, openChat } from '#contract/chats/chat.ts'
import { publishPresence } from '#server/chats/presence.service.ts'
import { busOf } from '#server/push/push.ts'
import { aChat, openSockets, sendFrame } from '#server/testing/chat.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)

/** What is pushed to this person while the work runs. */
async function pushedTo(userId: string, work: () => Promise<unknown>) {
  const events = new Set<string>()
  const stop = busOf(testApp.db).subscribe((to, { about }) => {
    if (to === userId) events.add(about)
  })
  await work()
  stop()
  return [...events]
}

test('who is blocked sees nobody type, read or come, and hears no refusal either', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const [asha, shop] = [await sockets.join(buyer, roomId), await sockets.join(seller, roomId)]
  await sendFrame(asha.socket, 'chatMessage', { token: asha.token, roomId, message: 'Price?' })
  const { presence } = testApp.app.shared
  await presence.came(buyer.user_id)
  await presence.came(seller.user_id)
  const live = async () => {
    expect(await sendFrame(shop.socket, 'typing', { roomId })).toEqual({ success: true })
    expect(await sendFrame(shop.socket, 'stopTyping', { roomId })).toEqual({ success: true })
    await publishPresence({ db: testApp.db, presence }, seller.user_id, true)
  }
  const read = () => sendFrame(shop.socket, 'markRead', { roomId, seq: 1 })
  const isOnline = async () => (await testApp.as(buyer)(listBuyerRooms, {})).rooms[0]?.is_online

  expect(await pushedTo(buyer.user_id, live)).toEqual(['typing', 'stopped-typing', 'presence'])
  expect(await isOnline()).toBe(true)
  for (const [who, whom] of [
    [seller, buyer],
    [buyer, seller],
  ] as const) {
    await testApp.as(who)(blockUser, { userId: whom.user_id })
    expect(await pushedTo(buyer.user_id, live)).toEqual([])
    expect(await isOnline()).toBe(false)
    if (who === seller) expect(await pushedTo(buyer.user_id, read)).toEqual([])
    await testApp.as(who)(liftBlock, { userId: whom.user_id })
  }
  expect(await pushedTo(buyer.user_id, live)).toEqual(['typing', 'stopped-typing', 'presence'])
})

test('who is blocked sees nobody read after a new look either, until both have lifted it', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const [asha, shop] = [await sockets.join(buyer, roomId), await sockets.join(seller, roomId)]
  const write = (message: string) =>
    sendFrame(asha.socket, 'chatMessage', { token: asha.token, roomId, message })
  const read = (seq: number) => sendFrame(shop.socket, 'markRead', { roomId, seq })
  const joined = async () => {
    const answer = await sendFrame(asha.socket, 'joinRoom', { token: asha.token, roomId })
    return answer.success ? answer.other_read_seq : undefined
  }
  const seen = async () => [
    (await testApp.as(buyer)(openChat, { roomId })).other_read_seq,
    await joined(),
    (await testApp.as(seller)(openChat, { roomId })).own_read_seq,
  ]
  for (const message of ['Price?', 'Hello?', 'Hello??']) await write(message)
  await read(1)
  expect(await seen()).toEqual([1, 1, 1])
  await testApp.as(seller)(blockUser, { userId: buyer.user_id })
  await testApp.as(buyer)(blockUser, { userId: seller.user_id })
  await read(3)
  expect(await seen()).toEqual([1, 1, 3])
  await testApp.as(seller)(liftBlock, { userId: buyer.user_id })
  expect(await seen()).toEqual([1, 1, 3])
  await testApp.as(buyer)(liftBlock, { userId: seller.user_id })
  expect(await seen()).toEqual([3, 3, 3])
})
