import { afterEach, expect, test } from 'vitest'
import { countUnreadChats } from '#contract/chats/chat.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { signOut } from '#contract/users/user.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { ask, aTalk, next, openSockets, until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const market = openTestApp()
const [one, other] = [openFurtherServer(market), openFurtherServer(market)]
const [atOne, atOther] = [openSockets(one), openSockets(other)]
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Until what one server tells reaches the other. */
async function untilTheyHear(tell: () => unknown, isHeard: () => boolean) {
  await expect
    .poll(() => {
      if (!isHeard()) tell()
      return isHeard()
    })
    .toBe(true)
}

test('what is written at one server, and that somebody writes, is seen at the other', async () => {
  const { buyer, seller, roomId } = await aTalk(one)
  const asha = await atOne.join(buyer, roomId)
  const shop = await atOther.join(seller, roomId)
  let isTyping = false
  shop.socket.on('userTyping', () => {
    isTyping = true
  })
  await untilTheyHear(
    () => ask(asha.socket, 'typing', { roomId }),
    () => isTyping,
  )
  for (let n = 1; n <= 20; n += 1)
    await ask(asha.socket, 'chatMessage', { token: asha.token, roomId, message: `No. ${n}` })
  await expect.poll(() => shop.heard.length).toBe(20)
  expect(shop.heard.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  expect(asha.heard).toEqual(shop.heard)
})

test('news of an order and unread counts come to whichever server a person is connected to', async () => {
  const { buyer, seller, roomId } = await aTalk(one)
  const { socket } = await atOther.listen(buyer)
  const product_id = await aProduct(one.db, { seller })
  const placed = next(socket, 'notification')
  const [orderId = ''] = await buy(one, buyer, [{ product_id, quantity: 1 }])
  expect(await placed).toMatchObject({ kind: 'order-placed', orderId })
  const news = next(socket, 'notification')
  await one.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Shipped' })
  expect(await news).toMatchObject({ kind: 'order-status', orderId })
  const counted = next(socket, 'unreadChats')
  const shop = await atOne.join(seller, roomId)
  await ask(shop.socket, 'chatMessage', { token: shop.token, roomId, message: 'It is on its way' })
  expect(await counted).toEqual({ as_buyer: 1, as_seller: 0 })
  expect(await other.as(buyer)(countUnreadChats, {})).toMatchObject({ as_buyer: 1 })
})

test('who signs out at one server is out at the other within a second', async () => {
  const buyer = await aBuyer(market.db)
  const { socket } = await atOther.listen(buyer)
  const goodbye = next(socket, 'goodbye')
  await one.as(buyer)(signOut, {})
  expect(await goodbye).toMatchObject({ status: 'invalid-token' })
})

test('lines between the servers that break while people write lose nothing and double nothing', async () => {
  const { buyer, seller, roomId } = await aTalk(one)
  const asha = await aChatClient(one, atOne.address(), { person: buyer, roomId })
  const shop = await aChatClient(other, atOther.address(), { person: seller, roomId })
  ends.push(asha.end, shop.end)
  await until(() => [asha, shop].every(({ talk }) => talk.get().status === 'ready'))
  const all = Array.from({ length: 60 }, (_, n) => `No. ${n}`)
  const cut =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vanij-push' and datname = current_database()"
  for (const [n, text] of all.entries()) {
    asha.outbox.add(roomId, text)
    if (n % 20 === 10) {
      await until(() => asha.outbox.entries().length === 0)
      await market.pool.query(cut)
    }
  }
  await until(() => asha.outbox.entries().length === 0)
  await expect.poll(() => shop.bodies()).toEqual(all)
  expect(asha.bodies()).toEqual(all)
  expect(await findBreaches(market.db)).toEqual([])
})
