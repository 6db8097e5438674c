import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { blockUser, liftBlock, listBlocks } from '#contract/blocks/block.ts'
import { getChatRoom, openChat, startChat } from '#contract/chats/chat.ts'
import { acceptDeal, getDeal, offerDeal } from '#contract/deals/deal.ts'
import { getOrder, setDeliveryStatus } from '#contract/order.ts'
import { getSellerRequirement, listSellerRequirements, sendQuote } from '#contract/quote.ts'
import { acceptQuote, getRequirement } from '#contract/requirement.ts'
import { reviewProduct } from '#contract/review.ts'
import { replyToReview } from '#contract/sellers/seller-reviews.ts'
import { sendMessage } from '#server/chats/message.service.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { remindOfRooms } from '#server/reminders/reminder.service.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, shipTo } from '#server/testing/buy.ts'
import { acceptAsBuyer, aDeal, anOffer } from '#server/testing/deals/offers.ts'
import { aQuote, aRequirement } from '#server/testing/requirements.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const block = (who: Someone, whom: Someone) => testApp.as(who)(blockUser, { userId: whom.user_id })
const lift = (who: Someone, whom: Someone) => testApp.as(who)(liftBlock, { userId: whom.user_id })
const write = ({ user_id }: Someone, roomId: string) =>
  sendMessage(testApp.db, { user_id, account_type: 'buyer', session_id: '' }, { roomId, message: 'Hello' })

const closed = 'This account cannot be written to at the moment.'

test.each(['buyer', 'seller'] as const)(
  'what the %s has blocked ends chat and offers for both',
  async (who) => {
    const deal = await aDeal(testApp)
    const { buyer, seller, roomId } = deal
    const [one, other] = who === 'buyer' ? [buyer, seller] : [seller, buyer]
    const { content } = await block(one, other)
    expect(content).toMatch(/is blocked: no chat, no offers and no quotes\. Orders under way go on\.$/)
    for (const person of [buyer, seller]) await expect(write(person, roomId)).rejects.toThrow(closed)
    await expect(acceptAsBuyer(testApp, deal)).rejects.toThrow(closed)
    await expect(testApp.as(seller)(offerDeal, { roomId, ...anOffer() })).rejects.toThrow(closed)
    await expect(testApp.as(buyer)(startChat, { seller_id: seller.user_id })).rejects.toThrow(closed)
    // What was said stays readable, and only who has blocked reads of it.
    expect((await testApp.as(other)(openChat, { roomId })).messages).toHaveLength(1)
    expect((await testApp.as(other)(getDeal, { dealId: deal.deal.deal_id })).deal.can).not.toContain('accept')
    const rooms = await Promise.all([one, other].map((each) => testApp.as(each)(getChatRoom, { roomId })))
    expect(rooms.map(({ room }) => [room.is_open, room.is_blocked])).toEqual([
      [false, true],
      [false, false],
    ])
  },
)

test('what the other side has blocked, one cannot lift; who lifts it can write and trade again', async () => {
  const deal = await aDeal(testApp)
  const { buyer, seller, roomId } = deal
  await block(seller, buyer)
  await lift(buyer, seller)
  await expect(write(buyer, roomId)).rejects.toThrow(closed)
  await lift(seller, buyer)
  await write(buyer, roomId)
  const { order_id } = await testApp.as(buyer)(acceptDeal, {
    dealId: deal.deal.deal_id,
    revision: deal.deal.revision,
    delivery: shipTo,
  })
  expect(order_id).toMatch(/^VJ-/)
})

test('no new chat is opened between the two', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  await block(seller, buyer)
  await expect(testApp.as(buyer)(startChat, { seller_id: seller.user_id })).rejects.toThrow(closed)
})

test('a requirement of a blocked buyer does not reach the seller, nor a quote the buyer', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  await aProduct(testApp.db, { seller, category: 'hardware-paints' })
  const requirementId = await aRequirement(testApp.db, { buyer })
  const seen = () => testApp.as(seller)(listSellerRequirements, {})
  expect((await seen()).requirements).toHaveLength(1)
  await block(buyer, seller)
  expect((await seen()).requirements).toHaveLength(0)
  const quote = { requirementId, price: 12, min_quantity: 1, delivery_days: 3, note: '' }
  await expect(testApp.as(seller)(sendQuote, quote)).rejects.toMatchObject({ status: 404 })
  await expect(testApp.as(seller)(getSellerRequirement, { requirementId })).rejects.toMatchObject({
    status: 404,
  })
})

test('a quote from before is hidden, cannot be accepted and not be changed', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const requirementId = await aRequirement(testApp.db, { buyer })
  const quote_id = await aQuote(testApp.db, { requirementId, seller })
  await block(seller, buyer)
  expect((await testApp.as(buyer)(getRequirement, { requirementId })).quotes).toEqual([])
  const choice = { requirementId, quote_id, revision: 1 }
  await expect(testApp.as(buyer)(acceptQuote, choice)).rejects.toMatchObject({ status: 409 })
  const quote = { requirementId, price: 11, min_quantity: 1, delivery_days: 3, note: '' }
  await expect(testApp.as(seller)(sendQuote, quote)).rejects.toThrow(closed)
})

test('an order under way goes on', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const product_id = await aProduct(testApp.db, { seller })
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 2 }])
  await block(buyer, seller)
  await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })
  expect((await testApp.as(buyer)(getOrder, { orderId })).delivery_status).toBe('Confirmed')
})

test('whom one has blocked stands in a list, once, and is gone from it once it is lifted', async () => {
  const buyer = await aBuyer(testApp.db)
  const seller = await aSeller(testApp.db, { company_name: 'Patel Traders' })
  await Promise.all([1, 2, 3].map(() => block(buyer, seller)))
  const list = async () => (await testApp.as(buyer)(listBlocks, {})).blocks
  expect(await list()).toMatchObject([{ name: 'Patel Traders', is_seller: true }])
  expect((await testApp.as(seller)(listBlocks, {})).blocks).toEqual([])
  await lift(buyer, seller)
  expect(await list()).toEqual([])
})

test('goods of whom a block keeps apart are not ordered, in either direction, and who is blocked is not told', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const product_id = await aProduct(testApp.db, { seller, product_name: 'Jute sack' })
  const line = [{ product_id, quantity: 2 }]
  for (const [who, whom] of [
    [buyer, seller],
    [seller, buyer],
  ] as const) {
    await block(who, whom)
    await expect(buy(testApp, buyer, line)).rejects.toThrow(/^Jute sack/)
    await lift(who, whom)
  }
  expect(await buy(testApp, buyer, line)).toHaveLength(1)
})

test('a seller does not reply to the review of whom a block keeps apart', async () => {
  const [buyer, seller] = [await aBuyer(testApp.db), await aSeller(testApp.db)]
  const productId = await aProduct(testApp.db, { seller })
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id: productId, quantity: 1 }])
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  const review = { productId, orderId, rating: 1, comment: 'Late', images: [] }
  const { review_id } = await testApp.as(buyer)(reviewProduct, review)
  await block(buyer, seller)
  const reply = { reviewId: review_id, reply: 'Come to my shop' }
  await expect(testApp.as(seller)(replyToReview, reply)).rejects.toThrow(closed)
  await lift(buyer, seller)
  await testApp.as(seller)(replyToReview, reply)
})

test('nobody is reminded of the message or the requirement of whom a block keeps apart', async () => {
  const { buyer, seller, roomId } = await aDeal(testApp)
  await write(buyer, roomId)
  await testApp.db.run(
    sql`update chat_messages set created_at = created_at - interval '25 hours' where room_id = ${roomId}`,
  )
  await block(seller, buyer)
  await remindOfRooms(testApp.db)
  const reminded = () =>
    testApp.db.many(sql`select 1 from chat_rooms where room_id = ${roomId} and reminded_seq is not null`)
  expect(await reminded()).toEqual([])
  await lift(seller, buyer)
  await remindOfRooms(testApp.db)
  expect(await reminded()).toHaveLength(1)
})

test('nobody blocks themselves or nobody', async () => {
  const buyer = await aBuyer(testApp.db)
  await expect(block(buyer, buyer)).rejects.toThrow('You cannot block yourself.')
  await expect(block(buyer, { user_id: randomUUID() })).rejects.toMatchObject({ status: 404 })
  await expect(testApp.as(buyer)(blockUser, { userId: 'me' })).rejects.toMatchObject({ status: 404 })
})

test('of many at once no more than the limit are blocked', async () => {
  const buyer = await aBuyer(testApp.db)
  await testApp.db.run(sql`
    with made as (
      insert into users (account_type, full_name, email, phone_number, password_hash, address, gst_number)
      select 'buyer', 'Kiran ' || n, 'kiran' || n || '@example.in', (918000000000 + n)::text, 'none', 'Pune', ''
      from generate_series(1, ${limits.blocks - 1}::int) n returning user_id)
    insert into blocks (who, whom, created_at) select ${buyer.user_id}, user_id, now() from made`)
  const others = await Promise.all([1, 2, 3, 4].map(() => aBuyer(testApp.db)))
  const outcomes = await Promise.allSettled(others.map((other) => block(buyer, other)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
