import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { countUnreadChats, listBuyerRooms } from '#contract/chats/chat.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { signIn, signOut } from '#contract/users/user.ts'
import { buildApp } from '#server/app.ts'
import { rows } from '#server/db/sql.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { aChat, next, openSockets, sendFrame, until } from '#server/testing/chat.ts'
import { aChatClient } from '#server/testing/chat-client.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { type Chore, hourly } from '#server/upkeep/chore.ts'
import { startUpkeep } from '#server/upkeep/upkeep.ts'

const market = openTestApp()
const [one, other] = [
  openFurtherServer(market, { rateLimits: true }),
  openFurtherServer(market, { rateLimits: true }),
]
const last = openFurtherServer(market)
const atLast = openSockets(last)
const [atOne, atOther] = [openSockets(one), openSockets(other)]
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Waits until an event of one server reaches the other. */
async function untilTheyHear(tell: () => unknown, isHeard: () => boolean) {
  await expect
    .poll(() => {
      if (!isHeard()) tell()
      return isHeard()
    })
    .toBe(true)
}

test('what is written at one server, and that somebody writes, is seen at the other', async () => {
  const { buyer, seller, roomId } = await aChat(one)
  const asha = await atOne.join(buyer, roomId)
  const shop = await atOther.join(seller, roomId)
  let isTyping = false
  shop.socket.on('userTyping', () => {
    isTyping = true
  })
  await untilTheyHear(
    () => sendFrame(asha.socket, 'typing', { roomId }),
    () => isTyping,
  )
  for (let n = 1; n <= 10; n += 1)
    await sendFrame(asha.socket, 'chatMessage', { token: asha.token, roomId, message: `No. ${n}` })
  await expect.poll(() => shop.heard.length).toBe(10)
  expect(shop.heard.map(({ seq }) => seq)).toEqual(Array.from({ length: 10 }, (_, n) => n + 1))
  expect(asha.heard).toEqual(shop.heard)
})

test('news of an order and unread counts come to whichever server a person is connected to', async () => {
  const { buyer, seller, roomId } = await aChat(one)
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
  await sendFrame(shop.socket, 'chatMessage', { token: shop.token, roomId, message: 'It is on its way' })
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

test('a person is online while at any server: closing one of two tabs tells nothing', async () => {
  const { buyer, seller } = await aChat(one)
  const asha = await atOne.listen(buyer)
  const heard: boolean[] = []
  asha.socket.on('presence', ({ userId, is_online }) => {
    if (userId === seller.user_id) heard.push(is_online)
  })
  const isOnline = async (server: typeof one) =>
    (await server.as(buyer)(listBuyerRooms, {})).rooms.map(({ is_online }) => is_online)
  const first = await atOther.listen(seller)
  await expect.poll(() => heard).toEqual([true])
  const second = await atOne.listen(seller)
  expect([await isOnline(one), await isOnline(other)]).toEqual([[true], [true]])
  first.socket.disconnect()
  // Events arrive in order, so a wrong one would come before this one.
  const { seller: neighbour } = await aChat(one, { buyer })
  const news = next(asha.socket, 'presence')
  await atOther.listen(neighbour)
  expect(await news).toMatchObject({ userId: neighbour.user_id, is_online: true })
  expect(heard).toEqual([true])
  second.socket.disconnect()
  await expect.poll(() => heard).toEqual([true, false])
  expect((await isOnline(one)).includes(true)).toBe((await isOnline(other)).includes(true))
})

test('when a server ends, people at the others see who went offline with it', async () => {
  const { buyer, seller } = await aChat(one)
  const asha = await atOne.listen(buyer)
  const heard: boolean[] = []
  asha.socket.on('presence', ({ userId, is_online }) => {
    if (userId === seller.user_id) heard.push(is_online)
  })
  await atLast.listen(seller)
  await expect.poll(() => heard).toEqual([true])
  await last.end()
  await expect.poll(() => heard).toEqual([true, false])
})

test('of 120 wrong sign-ins over two servers 30 are looked at', async () => {
  const buyer = await aBuyer(market.db)
  const { phone_number } = await market.db.one(
    rows(
      z.object({ phone_number: z.string() }),
    )`select phone_number from users where user_id = ${buyer.user_id}`,
  )
  const trySignIn = async (n: number) => {
    const payload = { phone_number: `9${String(n).padStart(9, '1')}`, password: `wrong ${phone_number}` }
    const { app } = n % 2 === 0 ? one : other
    return (await app.inject({ method: signIn.method, url: signIn.path, payload })).statusCode
  }
  const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => trySignIn(n)))
  expect(answers.filter((status) => status !== 429).length).toBe(30)
})

test('of two servers one does a chore that is due, and each what is its own', async () => {
  const done: string[] = []
  const aChore =
    (name: string, isOwn: boolean) =>
    (server: string): Chore => ({
      ...hourly(name, async () => void done.push(`${name} ${server}`)),
      isOwn,
    })
  const chores = [aChore('shared', false), aChore('own', true)]
  await Promise.all(
    [one, other].map(async ({ app }, index) => {
      const fresh = buildApp(app.services)
      await startUpkeep(
        fresh,
        chores.map((chore) => chore(`${index}`)),
      )
      await fresh.close()
    }),
  )
  expect(done.filter((name) => name.startsWith('shared')).length).toBe(1)
  expect(done.filter((name) => name.startsWith('own')).sort()).toEqual(['own 0', 'own 1'])
})

test('lines between the servers that break while people write lose nothing and double nothing', async () => {
  const { buyer, seller, roomId } = await aChat(one)
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
