import { expect, test } from 'vitest'
import { listBuyerRooms } from '#contract/chats/chat.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { orderPath } from '#contract/paths.ts'
import { endSession, listSessions } from '#contract/users/account.ts'
import { signOut } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { openSession } from '#server/sessions/session.service.ts'
import { aBuyer, anAdmin, aProduct } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { aChat, next, openSockets, sendAnyFrame, sendFrame, type TestSocket } from '#server/testing/chat.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { suspendUser } from '#server/users/admin.service.ts'

const testApp = openTestApp()
const sockets = openSockets(testApp)

const ended = (socket: TestSocket) => new Promise<string>((resolve) => socket.once('disconnect', resolve))

test.each([
  ['no origin', undefined],
  ['the address it was opened at', 'own'],
  ['the public address', 'http://vanij.test'],
])('a page from %s may open a socket', async (_, origin) => {
  const socket = await sockets.connect(
    origin ? { origin: origin === 'own' ? sockets.address() : origin } : {},
  )
  expect(socket.connected).toBe(true)
})

test.each([
  'http://evil.example',
  'https://vanij.test',
  'http://vanij.test.evil.example',
  'http://vanij.test:8080',
  'null',
  'file://',
  '',
])('a page from %j may not', async (origin) => {
  await expect(sockets.connect({ origin })).rejects.toThrow()
})

test('nothing but a websocket is spoken here', async () => {
  const answer = await fetch(`${sockets.address()}/socket.io/?EIO=4&transport=polling`)
  expect(answer.status).toBe(400)
})

test('a frame of more than 16 KB ends the socket', async () => {
  const { buyer, roomId } = await aChat(testApp)
  const { socket, token } = await sockets.join(buyer, roomId)
  const over = ended(socket)
  socket.emit('chatMessage', { token, roomId, message: 'x'.repeat(17_000) })
  expect(await over).toBe('transport close')
  // The longest message in the widest characters still fits.
  const again = await sockets.join(buyer, roomId)
  const message = 'क'.repeat(4_000)
  expect(await sendFrame(again.socket, 'chatMessage', { token, roomId, message })).toMatchObject({
    success: true,
  })
})

test.each([
  ['empty', ''],
  ['forged', 'forged'],
  ['far too long', 'x'.repeat(200)],
])('a token that is %s opens nothing', async (_, token) => {
  const { roomId } = await aChat(testApp)
  const socket = await sockets.connect()
  for (const answer of [
    await sendFrame(socket, 'listen', { token }),
    await sendFrame(socket, 'joinRoom', { token, roomId }),
    await sendFrame(socket, 'chatMessage', { token, roomId, message: 'Hello' }),
  ])
    expect(answer).toMatchObject({ success: false, content: 'Please log in again', sentence: named })
})

test('a sign-out ends the sockets of that session, and no other', async () => {
  const { buyer, roomId } = await aChat(testApp)
  const token = await openSession(testApp.db, buyer.user_id, 'phone')
  const here = await sockets.join(buyer, roomId)
  const phone = await sockets.connect()
  await sendFrame(phone, 'joinRoom', { token, roomId })
  const goodbye = next(phone, 'goodbye')
  const over = ended(phone)
  await testApp.app.inject({ method: 'POST', url: signOut.path, headers: { token }, payload: {} })
  expect(await goodbye).toEqual({ status: 'invalid-token', content: 'Please log in again', sentence: named })
  expect(await over).toBe('io server disconnect')
  expect(here.socket.connected).toBe(true)
})

test.each([
  [
    'a suspension',
    'This account is suspended. Please contact support.',
    async (userId: string) =>
      suspendUser(testApp.db, userId, 'Fraud', {
        user_id: (await anAdmin(testApp.db)).user_id,
        request_id: 'test',
      }),
  ],
  [
    'the end of its time',
    'Please log in again',
    (userId: string) => testApp.db.run(sql`update sessions set expires_at = now() where user_id = ${userId}`),
  ],
  [
    'a sign-out from another device',
    'Please log in again',
    async (userId: string) => {
      await openSession(testApp.db, userId, 'another')
      const token = await openSession(testApp.db, userId, 'desk')
      const answer = await testApp.app.inject({ url: listSessions.path, headers: { token } })
      for (const { session_id, is_current } of answer.json().sessions)
        if (!is_current)
          await testApp.app.inject({
            method: 'DELETE',
            url: endSession.path.replace(':sessionId', session_id),
            headers: { token },
          })
    },
  ],
])('%s ends the sockets', async (_, content, end) => {
  const buyer = await aBuyer(testApp.db)
  const { socket } = await sockets.listen(buyer)
  const goodbye = next(socket, 'goodbye')
  await end(buyer.user_id)
  expect(await goodbye).toEqual({ status: 'invalid-token', content, sentence: named })
})

test('at most five sockets for each person: the oldest goes', async () => {
  const buyer = await aBuyer(testApp.db)
  const first = await sockets.listen(buyer)
  const goodbye = next(first.socket, 'goodbye')
  const others = []
  for (let n = 0; n < 5; n += 1) others.push(await sockets.listen(buyer))
  expect(await goodbye).toMatchObject({ status: 'too-many' })
  expect(others.every(({ socket }) => socket.connected)).toBe(true)
})

test('only the other person sees that somebody types, under the true name', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const [asha, shop] = [await sockets.join(buyer, roomId), await sockets.join(seller, roomId)]
  const heard: unknown[] = []
  // The event that the shop came online may still be on its way to her.
  asha.socket.onAny((name, ...news) => name !== 'presence' && heard.push([name, ...news]))
  const typing = next(shop.socket, 'userTyping')
  await sendAnyFrame(asha.socket, 'typing', { roomId, userId: seller.user_id })
  expect(await typing).toEqual({ roomId, userId: buyer.user_id })
  const stopped = next(shop.socket, 'userStoppedTyping')
  await sendFrame(asha.socket, 'stopTyping', { roomId })
  expect(await stopped).toEqual({ roomId, userId: buyer.user_id })
  expect(heard).toEqual([])
  await sendFrame(asha.socket, 'leaveRoom', { roomId })
  expect(await sendFrame(asha.socket, 'typing', { roomId })).toMatchObject({
    content: 'Open the chat first.',
  })
})

test('who is connected is online, and afterwards was last seen', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const asha = await sockets.join(buyer, roomId)
  const room = async () => (await testApp.as(buyer)(listBuyerRooms, {})).rooms[0]
  expect(await room()).toMatchObject({ is_online: false, last_seen_at: null })
  const came = next(asha.socket, 'presence')
  const shop = await sockets.listen(seller)
  expect(await came).toEqual({ userId: seller.user_id, is_online: true, last_seen_at: expect.any(String) })
  expect(await room()).toMatchObject({ is_online: true })
  const gone = next(asha.socket, 'presence')
  shop.socket.disconnect()
  expect(await gone).toMatchObject({ userId: seller.user_id, is_online: false })
  expect(await room()).toMatchObject({ is_online: false, last_seen_at: expect.any(String) })
})

test('orders, changes of rooms and unread counts reach the personal channel at once', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const [asha, shop] = [await sockets.listen(buyer), await sockets.listen(seller)]
  expect(asha.unread).toEqual({ as_buyer: 0, as_seller: 0 })

  const product_id = await aProduct(testApp.db, { seller })
  const [ordered, placed] = [next(shop.socket, 'notification'), next(asha.socket, 'notification')]
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 1 }])
  expect(await ordered).toMatchObject({
    kind: 'order-received',
    orderId,
    sentence: { name: 'notifications.orderReceived', parameters: { order: orderId } },
  })
  expect(await placed).toMatchObject({ kind: 'order-placed', orderId })
  const changed = next(asha.socket, 'notification')
  await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Shipped' })
  expect(await changed).toMatchObject({ kind: 'order-status', orderId, link: orderPath(orderId) })

  const writer = await sockets.join(buyer, roomId)
  const [room, unread] = [next(shop.socket, 'roomChanged'), next(shop.socket, 'unreadChats')]
  await sendFrame(writer.socket, 'chatMessage', { token: writer.token, roomId, message: 'Namaste' })
  expect(await room).toMatchObject({ room_id: roomId, role: 'seller', lastMessage: 'Namaste', unread: 1 })
  expect(await unread).toEqual({ as_buyer: 0, as_seller: 1 })
})

test('a socket serves one person: the next one who signs in gets a new one', async () => {
  const { socket } = await sockets.listen(await aBuyer(testApp.db))
  const over = ended(socket)
  const token = await testApp.tokenOf(await aBuyer(testApp.db))
  await expect(sendFrame(socket, 'listen', { token })).rejects.toThrow('disconnected')
  expect(await over).toBe('transport close')
})
