import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { cancelOrder, getOrder, setDeliveryStatus } from '#contract/order.ts'
import { saveShopHabits } from '#contract/sellers/shop-habits.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { releaseUnconfirmed } from './release.service.ts'

const testApp = openTestApp()
const hour = 3_600_000
const after = (hours: number) => new Date(Date.now() + hours * hour)

async function aShop(hold_hours: 24 | 48 | 72 | 168 | null) {
  const seller = await aSeller(testApp.db, { company_name: 'Shree Traders' })
  const product_id = await aProduct(testApp.db, { seller, stock: 10 })
  const buyer = await aBuyer(testApp.db)
  if (hold_hours) await testApp.as(seller)(saveShopHabits, { hold_hours })
  const order = async () => (await buy(testApp, buyer, [{ product_id, quantity: 4 }]))[0] ?? ''
  const stock = async () =>
    (await testApp.pool.query('select stock from products where product_id = $1', [product_id])).rows[0].stock
  return { seller, buyer, order, stock }
}

const read = (person: Someone, orderId: string) => testApp.as(person)(getOrder, { orderId })
const latest = async (person: Someone) => (await testApp.as(person)(listNotifications, {})).notifications[0]

test('an order that nobody confirms is cancelled after the time that the seller set, and gives its stock back', async () => {
  const { seller, buyer, order, stock } = await aShop(48)
  const orderId = await order()
  const { release_at = '' } = await read(buyer, orderId)
  expect(Math.round((Date.parse(release_at) - Date.now()) / hour)).toBe(48)
  await releaseUnconfirmed(testApp.db, after(47.9))
  expect((await read(buyer, orderId)).delivery_status).toBe('Pending')
  expect(await stock()).toBe(6)

  await releaseUnconfirmed(testApp.db, after(48.1))
  const { delivery_status, history, ...order_ } = await read(buyer, orderId)
  expect(delivery_status).toBe('Cancelled')
  expect(order_.release_at).toBeUndefined()
  expect(history.at(-1)).toMatchObject({
    delivery_status: 'Cancelled',
    by: 'seller',
    is_automatic: true,
    reason: 'Not confirmed within 2 days',
  })
  expect(history[0]).not.toHaveProperty('is_automatic')
  expect(await stock()).toBe(10)
  expect(await latest(seller)).toMatchObject({
    orderId,
    kind: 'order-cancelled',
    message: `Nobody confirmed the order ${orderId} within 2 days. It is cancelled, and its goods are in your stock again.`,
  })
  expect(await latest(buyer)).toMatchObject({
    orderId,
    kind: 'order-status',
    message: `Shree Traders did not confirm your order ${orderId} within 2 days. It is cancelled, and nothing is to be paid for it.`,
  })
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('by default an order waits as long as its seller likes', async () => {
  const { buyer, order } = await aShop(null)
  const orderId = await order()
  await releaseUnconfirmed(testApp.db, after(24 * 365))
  const { delivery_status, release_at } = await read(buyer, orderId)
  expect([delivery_status, release_at]).toEqual(['Pending', undefined])
})

test('a time counts for orders that come after it was set, and stays as it was for those before', async () => {
  const { seller, buyer, order } = await aShop(null)
  const before = await order()
  await testApp.as(seller)(saveShopHabits, { hold_hours: 24 })
  const between = await order()
  await testApp.as(seller)(saveShopHabits, { hold_hours: null })
  await releaseUnconfirmed(testApp.db, after(25))
  expect((await read(buyer, before)).delivery_status).toBe('Pending')
  expect((await read(buyer, between)).delivery_status).toBe('Cancelled')
})

test('an order that was confirmed in time stays, also if it is pending again', async () => {
  const { seller, buyer, order } = await aShop(24)
  const orderId = await order()
  const set = (delivery_status: 'Confirmed' | 'Pending') =>
    testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status })
  await set('Confirmed')
  await set('Pending')
  await releaseUnconfirmed(testApp.db, after(30))
  expect((await read(buyer, orderId)).delivery_status).toBe('Pending')
})

test('an order that its buyer paid is never given back by the clock', async () => {
  const { seller, buyer, order, stock } = await aShop(24)
  const orderId = await order()
  await testApp.db.run(sql`
    insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state,
      claimed_by)
    values (gen_random_uuid(), ${orderId}, ${seller.user_id}, ${buyer.user_id}, 'advance', 100, 'upi', '412345678901',
      current_date, 'claimed', 'buyer')`)
  await releaseUnconfirmed(testApp.db, after(30))
  expect(await read(buyer, orderId)).toMatchObject({ delivery_status: 'Pending' })
  expect(await read(buyer, orderId)).not.toHaveProperty('release_at')
  expect(await stock()).toBe(6)
})

test('two servers, and a buyer who cancels at the same moment: the stock comes back once, and each side reads of it once', async () => {
  const { seller, buyer, order, stock } = await aShop(24)
  const orderId = await order()
  await Promise.all([
    ...Array.from({ length: 4 }, () => releaseUnconfirmed(testApp.db, after(25))),
    testApp.as(buyer)(cancelOrder, { orderId, reason: 'Too late for the fair' }),
  ])
  await releaseUnconfirmed(testApp.db, after(26))
  expect(await stock()).toBe(10)
  expect((await read(buyer, orderId)).history).toHaveLength(2)
  const { notifications } = await testApp.as(seller)(listNotifications, {})
  expect(notifications.filter(({ kind }) => kind === 'order-cancelled')).toHaveLength(1)
  expect(await findBreaches(testApp.db)).toEqual([])
})
