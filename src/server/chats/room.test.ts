import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  countUnreadChats,
  getChatRoom,
  listBuyerRooms,
  listSellerRooms,
  startChat,
} from '#contract/chats/chat.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { aChat } from '#server/testing/chat.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { sendMessage } from './message.service.ts'
import { openRoom } from './room.service.ts'

const testApp = openTestApp()

const write = ({ user_id }: Someone, roomId: string, message: string) =>
  sendMessage(testApp.db, { user_id, account_type: 'buyer', session_id: '' }, { roomId, message })

test('a buyer starts a chat at a product, and both find it in their lists', async () => {
  const buyer = await aBuyer(testApp.db, { full_name: 'Asha Rao', company_name: 'Rao Agro' })
  const seller = await aSeller(testApp.db, { company_name: 'Rajkot Pumps' })
  const product_id = await aProduct(testApp.db, {
    seller,
    product_name: 'Monoblock pump 1 HP',
    tiers: [
      { min: 1, max: 9, unit_price_paise: 450_000 },
      { min: 10, max: null, unit_price_paise: 420_050 },
    ],
  })
  const started = await testApp.as(buyer)(startChat, { seller_id: seller.user_id, product_id })
  expect(started).toEqual({
    success: true,
    content: 'Chat opened',
    sentence: named,
    room_id: expect.any(String),
  })
  await write(buyer, started.room_id, 'Is this in stock?')

  const common = {
    room_id: started.room_id,
    lastMessage: 'Is this in stock?',
    lastMessageTime: expect.stringMatching(/Z$/),
    last_seq: 1,
    picture: null,
    is_online: false,
    last_seen_at: null,
    product: {
      ...{ product_id, product_name: 'Monoblock pump 1 HP', image: null, price: 4200.5, unit: 'piece' },
      gst_rate_bp: null,
    },
  }
  expect(await testApp.as(buyer)(listBuyerRooms, {})).toEqual({
    success: true,
    content: '1 chat',
    sentence: named,
    rooms: [{ ...common, unread: 0, seller_id: seller.user_id, company_name: 'Rajkot Pumps' }],
    unread: 0,
    total: 1,
    next: null,
  })
  expect(await testApp.as(seller)(listSellerRooms, {})).toMatchObject({
    rooms: [
      { ...common, unread: 1, buyer_id: buyer.user_id, user_name: 'Asha Rao', company_name: 'Rao Agro' },
    ],
    unread: 1,
  })
  expect((await testApp.as(seller)(getChatRoom, { roomId: started.room_id })).room).toMatchObject({
    ...common,
    role: 'seller',
    other_id: buyer.user_id,
    other_name: 'Asha Rao',
    other_company: 'Rao Agro',
    own_read_seq: 0,
    other_read_seq: 0,
    is_open: true,
  })
  expect(await testApp.as(seller)(countUnreadChats, {})).toEqual({ success: true, as_buyer: 0, as_seller: 1 })
})

test('one room for a buyer and a seller, however often and however many at once start it', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const start = () => testApp.as(buyer)(startChat, { seller_id: seller.user_id })
  const rooms = await Promise.all(Array.from({ length: 30 }, start))
  expect(new Set(rooms.map(({ room_id }) => room_id)).size).toBe(1)
  expect((await testApp.as(buyer)(listBuyerRooms, {})).total).toBe(1)
})

test('a later start at another product shows that one; a start without any leaves it', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const shown = async () => (await testApp.as(buyer)(getChatRoom, { roomId })).room.product?.product_id
  expect(await shown()).toBeUndefined()
  const product_id = await aProduct(testApp.db, { seller })
  await testApp.as(buyer)(startChat, { seller_id: seller.user_id, product_id })
  await testApp.as(buyer)(startChat, { seller_id: seller.user_id })
  expect(await shown()).toBe(product_id)
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${product_id}`)
  expect(await shown()).toBeUndefined()
})

test('sellers buy too: each way round is a room of its own', async () => {
  const [one, other] = [await aSeller(testApp.db), await aSeller(testApp.db)]
  const { roomId: first } = await aChat(testApp, { buyer: one, seller: other })
  const { roomId: second } = await aChat(testApp, { buyer: other, seller: one })
  expect(second).not.toBe(first)
  await write(one, first, 'As your buyer')
  expect(await testApp.as(other)(countUnreadChats, {})).toMatchObject({ as_buyer: 0, as_seller: 1 })
})

test('a chat is started with a seller who is there, about a product of theirs, and not with oneself', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const start = (person: Someone, draft: object) =>
    testApp.as(person)(startChat, { seller_id: seller.user_id, ...draft })
  await expect(start(seller, {})).rejects.toMatchObject({
    status: 409,
    message: 'You cannot chat with yourself.',
  })
  const suspended = await aSeller(testApp.db)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${suspended.user_id}`)
  for (const seller_id of [randomUUID(), (await aBuyer(testApp.db)).user_id, suspended.user_id])
    await expect(start(buyer, { seller_id })).rejects.toMatchObject({
      status: 404,
      message: 'Seller not found',
    })
  for (const product_id of [randomUUID(), await aProduct(testApp.db)])
    await expect(start(buyer, { product_id })).rejects.toMatchObject({
      status: 404,
      message: 'Product not found',
    })
  await expect(start(buyer, { seller_id: 'abc' })).rejects.toMatchObject({ status: 400 })
  expect((await testApp.as(buyer)(listBuyerRooms, {})).total).toBe(0)
})

test('rooms come with the latest first, and all of them', async () => {
  const seller = await aSeller(testApp.db)
  const rooms: string[] = []
  for (let n = 0; n < 120; n += 1) {
    const buyer = await aBuyer(testApp.db)
    const room = await openRoom(testApp.db, { buyer_id: buyer.user_id, seller_id: seller.user_id })
    await write(buyer, room, 'Is this in stock?')
    rooms.unshift(room)
  }
  const oldest = rooms.at(-1) ?? ''
  await write(seller, oldest, 'Back to the first')
  const list = await testApp.as(seller)(listSellerRooms, {})
  expect(list).toMatchObject({ total: 120, next: null })
  expect(list.rooms.map(({ room_id }) => room_id)).toEqual([oldest, ...rooms.slice(0, -1)])
})

test('a list tells the beginning of a long message', async () => {
  const { buyer, roomId } = await aChat(testApp)
  await write(buyer, roomId, 'y'.repeat(4_000))
  expect((await testApp.as(buyer)(listBuyerRooms, {})).rooms[0]?.lastMessage).toBe('y'.repeat(200))
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('a room in which nothing was written is in the list of its buyer alone, until something is', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const { room_id } = await testApp.as(buyer)(startChat, { seller_id: seller.user_id })
  const idsOf = async () => (await testApp.as(seller)(listSellerRooms, {})).rooms.map((room) => room.room_id)
  expect((await testApp.as(buyer)(listBuyerRooms, {})).rooms.map((room) => room.room_id)).toEqual([room_id])
  expect(await idsOf()).toEqual([])
  await write(buyer, room_id, 'Is this in stock?')
  expect(await idsOf()).toEqual([room_id])
})
