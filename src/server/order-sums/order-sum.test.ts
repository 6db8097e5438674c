import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type DeliveryStatus, setDeliveryStatus } from '#contract/order.ts'
import { getAnalytics } from '#contract/sellers/analytics.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { countWaiting } from '#contract/waiting.ts'
import { rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const past = limits.orderSums.countedEachTime + 10
let seller: Someone
let buyer: Someone

/** Two months ago the shop delivered more orders than are counted each time; a cancelled one is older than these. */
beforeAll(async () => {
  seller = await aSeller(testApp.db)
  buyer = await aBuyer(testApp.db)
  await testApp.db.run(sql`
    insert into orders (order_id, buyer_id, seller_id, delivery_status, total_paise, state, city, postal_code, ship_address,
      order_date)
    select 'VJ-' || lpad(g::text, 8, '0'), ${buyer.user_id}, ${seller.user_id},
      case g when 1 then 'Cancelled' else 'Delivered' end, 1000, 'Gujarat', 'Surat', '395003', '12 Ring Road',
      now() - interval '60 days' + make_interval(secs => g)
    from generate_series(1, ${past}::int) g`)
  const product = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`
    insert into order_lines (order_id, line_number, product_id, product_name, unit, quantity, unit_price_paise,
      line_total_paise, holds_stock)
    select order_id, 1, ${product}::uuid, 'Bolt', 'piece', 2, 500, 1000, false from orders where seller_id = ${seller.user_id}`)
})

const list = (status?: DeliveryStatus) => testApp.as(seller)(listSellerOrders, status ? { status } : {})
const Sum = z.object({ figures: z.record(z.string(), z.object({ orders: z.int() })) })
const findSum = () =>
  testApp.db.maybe(rows(Sum)`select figures from order_sums where seller_id = ${seller.user_id}`)

test('the past of a large shop is added up when it is counted, and the counts stay the same', async () => {
  const before = await list()
  expect(before.counts).toMatchObject({ all: past, Delivered: past - 1, Cancelled: 1, Pending: 0 })
  expect((await findSum())?.figures).toMatchObject({ Delivered: { orders: past - 1 } })
  expect((await list()).counts).toEqual(before.counts)
})

test('a new order counts at once, in the list, the figures and what waits', async () => {
  const product_ids = [await aProduct(testApp.db, { seller })]
  const orderId = await anOrderOf(testApp.db, { seller, buyer, product_ids })
  const pending = await list('Pending')
  expect(pending.counts).toMatchObject({ all: past + 1, Pending: 1 })
  expect(pending.Orders.map(({ order_id }) => order_id)).toEqual([orderId])
  expect((await testApp.as(seller)(getAnalytics, {})).analytics.orders).toMatchObject({
    total: past + 1,
    delivered: past - 1,
    cancelled: 1,
    revenue: past * 10,
  })
  expect(await testApp.as(seller)(countWaiting, {})).toMatchObject({ waiting: { orders: 1 } })
})

test('an order of the past that changes is counted as it is now, and found under its new status', async () => {
  await list()
  await testApp.as(seller)(setDeliveryStatus, { orderId: 'VJ-00000007', delivery_status: 'Shipped' })
  expect(await findSum()).toBeUndefined()
  const shipped = await list('Shipped')
  expect(shipped.counts).toMatchObject({ Shipped: 1, Delivered: past - 2 })
  expect(shipped.Orders.map(({ order_id }) => order_id)).toEqual(['VJ-00000007'])
  expect((await list('Shipped')).Orders).toHaveLength(1)
})

test('while an order of the past is being changed nothing is added up, so that no count misses the change', async () => {
  await testApp.db.run(sql`delete from order_sums`)
  await testApp.db.transaction(async (tx) => {
    await tx.run(sql`update orders set delivery_status = 'Cancelled' where order_id = 'VJ-00000009'`)
    await list()
    expect(await findSum()).toBeUndefined()
  })
  const { counts } = await list()
  expect(counts).toMatchObject({ Cancelled: 2 })
  expect((await findSum())?.figures).toMatchObject({ Cancelled: { orders: 2 } })
})

test('a small shop is counted as it is, and nothing is kept of it', async () => {
  const small = await aSeller(testApp.db)
  const product_ids = [await aProduct(testApp.db, { seller: small })]
  await anOrderOf(testApp.db, { seller: small, buyer, product_ids, at: '2026-03-01T10:00:00Z' })
  expect((await testApp.as(small)(listSellerOrders, {})).counts).toMatchObject({ all: 1, Pending: 1 })
  expect(await testApp.db.many(sql`select from order_sums where seller_id = ${small.user_id}`)).toEqual([])
})
