import { beforeEach, expect, test } from 'vitest'
import { setDeliveryStatus } from '#contract/order.ts'
import { deleteProduct } from '#contract/products/own-product.ts'
import { reviewProduct } from '#contract/review.ts'
import { getAnalytics } from '#contract/sellers/analytics.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { countWaiting } from '#contract/waiting.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { tornOrder } from '#server/testing/desk/torn.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

const figures = async (who = seller) => (await testApp.as(who)(getAnalytics, {})).analytics
const nothingToDo = { orders_to_confirm: 0, rejected_products: 0, missing_goods: { orders: 0, first: null } }
const indianDay = (daysAgo = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() - daysAgo * 24 * 60 * 60_000,
  )

/** Inserts one order of this seller for each amount in paise, placed this many days ago. */
async function sold(paise: readonly number[], { status = 'Delivered', placedAt = sql`now()` } = {}) {
  const buyer = await aBuyer(testApp.db)
  const count = (await testApp.pool.query('select from orders')).rowCount ?? 0
  for (const [index, total] of paise.entries())
    await testApp.db.run(sql`
      insert into orders (order_id, buyer_id, seller_id, delivery_status, total_paise, state, city, postal_code,
        ship_address, order_date)
      values (${`VJ-${String(count + index).padStart(8, '0')}`}, ${buyer.user_id}, ${seller.user_id}, ${status},
        ${total}, 'Gujarat', 'Surat', '395003', '12 Ring Road', ${placedAt})`)
}

test('a new shop has zeros, no rating and thirty empty days', async () => {
  const shop = await figures()
  expect(shop).toEqual({
    orders: { total: 0, pending: 0, shipped: 0, delivered: 0, cancelled: 0, revenue: 0 },
    products: { total: 0, outOfStock: 0, lowStock: 0 },
    reviews: { total: 0, avgRating: null, mostReviewedProduct: null, productReviewStats: [] },
    revenue_by_day: expect.any(Array),
    setup: { has_payee: false, has_checked_tax: false },
    tasks: { ...nothingToDo, low_stock: 0, out_of_stock: 0 },
  })
  expect(shop.revenue_by_day).toHaveLength(30)
  expect(shop.revenue_by_day[0]).toEqual({ date: indianDay(29), revenue: 0, orders: 0 })
  expect(shop.revenue_by_day[29]).toEqual({ date: indianDay(), revenue: 0, orders: 0 })
})

test('figures agree with the orders to the paisa, whatever becomes of these', async () => {
  const tiers = [{ min: 1, max: null, unit_price_paise: 33 }]
  const product_id = await aProduct(testApp.db, { seller, tiers })
  const buyer = await aBuyer(testApp.db)
  const statuses = ['Pending', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'] as const
  for (const [index, delivery_status] of statuses.entries()) {
    const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: index + 1 }])
    await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status })
  }
  await buy(testApp, buyer, [{ product_id: await aProduct(testApp.db), quantity: 1_000 }])

  const shop = await figures()
  expect(shop.orders).toEqual({ total: 5, pending: 2, shipped: 1, delivered: 1, cancelled: 1, revenue: 3.3 })
  expect(shop.tasks.orders_to_confirm).toBe(1)
  expect(shop.revenue_by_day[29]).toEqual({ date: indianDay(), revenue: 3.3, orders: 4 })
  const { Orders } = await testApp.as(seller)(listSellerOrders, {})
  const kept = Orders.filter(({ delivery_status }) => delivery_status !== 'Cancelled')
  expect(kept.reduce((sum, { total_cost }) => sum + Math.round(total_cost * 100), 0)).toBe(330)
})

test('large sums stay exact', async () => {
  await sold([899_999_999_999_999, 1, 99_999_999_999_999])
  expect((await figures()).orders.revenue).toBe(9_999_999_999_999.99)
})

test('a day is a day in India', async () => {
  const midnight = sql`(date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`
  await sold([100], { placedAt: sql`${midnight} - interval '1 second'` })
  await sold([2_000], { placedAt: midnight })
  await sold([30_000], { placedAt: sql`${midnight} - interval '29 days'` })
  await sold([400_000], { placedAt: sql`${midnight} - interval '29 days 1 second'` })
  const shop = await figures()
  expect(shop.revenue_by_day.filter(({ orders }) => orders > 0)).toEqual([
    { date: indianDay(29), revenue: 300, orders: 1 },
    { date: indianDay(1), revenue: 1, orders: 1 },
    { date: indianDay(), revenue: 20, orders: 1 },
  ])
  expect(shop.orders.revenue).toBe(4_321)
})

test('products: what is deleted counts no more, what is not tracked is neither low nor out', async () => {
  for (const stock of [null, 0, 1, 5, 6]) await aProduct(testApp.db, { seller, stock })
  await aProduct(testApp.db, { seller, verification: 'rejected' })
  const gone = await aProduct(testApp.db, { seller, stock: 0 })
  await testApp.as(seller)(deleteProduct, { productId: gone })
  const shop = await figures()
  expect(shop.products).toEqual({ total: 6, outOfStock: 1, lowStock: 2 })
  expect(shop.tasks).toEqual({ ...nothingToDo, low_stock: 2, out_of_stock: 1, rejected_products: 1 })
})

test('reviews: total, average, and the products with the most of them first', async () => {
  const [anvil, bolt] = [
    await aProduct(testApp.db, { seller, product_name: 'Anvil' }),
    await aProduct(testApp.db, { seller, product_name: 'Bolt' }),
  ]
  for (const [product_id, rating] of [
    [anvil, 5],
    [bolt, 4],
    [bolt, 2],
  ] as const) {
    const buyer = await aBuyer(testApp.db)
    const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 1 }])
    await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Delivered' })
    await testApp.as(buyer)(reviewProduct, { productId: product_id, orderId, rating })
  }
  expect((await figures()).reviews).toEqual({
    total: 3,
    avgRating: 3.7,
    mostReviewedProduct: { product_name: 'Bolt', reviewCount: 2, avgRating: 3 },
    productReviewStats: [
      { product_id: bolt, product_name: 'Bolt', reviewCount: 2, avgRating: 3 },
      { product_id: anvil, product_name: 'Anvil', reviewCount: 1, avgRating: 5 },
    ],
  })
})

test('figures are for sellers, each for the own shop', async () => {
  await aProduct(testApp.db, { seller })
  expect((await figures(await aSeller(testApp.db))).products.total).toBe(0)
  await expect(testApp.as(null)(getAnalytics, {})).rejects.toMatchObject({ status: 401 })
  for (const person of [await aBuyer(testApp.db), await anApplicant(testApp.db), await anAdmin(testApp.db)])
    await expect(figures(person)).rejects.toMatchObject({ status: 403 })
})

test('torn bags that nobody has reported or credited are named with their order, and one problem waits once they are', async () => {
  const torn = await tornOrder(testApp)
  const look = async () => ({
    goods: (await figures(torn.seller)).tasks.missing_goods,
    problems: (await testApp.as(torn.seller)(countWaiting, {})).waiting.problems,
  })
  expect(await look()).toEqual({ goods: { orders: 1, first: torn.orderId }, problems: 0 })
  expect((await figures()).tasks.missing_goods).toEqual(nothingToDo.missing_goods)
  await torn.report()
  expect(await look()).toEqual({ goods: nothingToDo.missing_goods, problems: 1 })
})
