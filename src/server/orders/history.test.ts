import { expect, test } from 'vitest'
import { type DeliveryStatus, getOrderStatistics, listOrders } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

/** Inserts one order of ₹500 × quantity for each of these. */
async function ordersOf(buyer: Someone, counts: readonly (readonly [DeliveryStatus, number])[]) {
  const product_id = await aProduct(testApp.db, { seller: await aSeller(testApp.db) })
  for (const [status, quantity] of counts) {
    const [orderId] = await buy(testApp, buyer, [{ product_id, quantity }])
    await testApp.db.run(sql`update orders set delivery_status = ${status} where order_id = ${orderId}`)
  }
}

const everyKind = [
  ['Pending', 1],
  ['Confirmed', 2],
  ['Shipped', 3],
  ['Delivered', 4],
  ['Delivered', 5],
  ['Cancelled', 6],
] as const

test('a buyer sees what the own orders come to', async () => {
  const buyer = await aBuyer(testApp.db)
  await ordersOf(buyer, everyKind)
  expect(await testApp.as(buyer)(getOrderStatistics, {})).toEqual({
    success: true,
    total_orders: 6,
    pending_orders: 3,
    delivered_orders: 2,
    cancelled_orders: 1,
    total_spend: 7_500,
  })
})

test('who has not bought yet sees zeros, and a visitor nothing', async () => {
  expect(await testApp.as(await aBuyer(testApp.db))(getOrderStatistics, {})).toMatchObject({
    total_orders: 0,
    pending_orders: 0,
    total_spend: 0,
  })
  await expect(testApp.as(null)(getOrderStatistics, {})).rejects.toMatchObject({ status: 401 })
})

test('a list of one status holds those orders alone, and counts them', async () => {
  const buyer = await aBuyer(testApp.db)
  await ordersOf(buyer, everyKind)
  const list = async (status: DeliveryStatus | 'Ordered') => {
    const { Orders, total } = await testApp.as(buyer)(listOrders, { status })
    return { total, found: Orders.map(({ delivery_status, total_cost }) => [delivery_status, total_cost]) }
  }
  expect(await list('Delivered')).toEqual({
    total: 2,
    found: [
      ['Delivered', 2_500],
      ['Delivered', 2_000],
    ],
  })
  expect(await list('Ordered')).toEqual({ total: 1, found: [['Pending', 500]] })
  expect((await testApp.as(buyer)(listOrders, {})).total).toBe(6)
})

test.each(['delivered', '', 'Returned'])('the status %j is none', async (status) => {
  const { statusCode, payload } = await testApp.app.inject({
    url: `${listOrders.path}?status=${status}`,
    headers: { token: await testApp.tokenOf(await aBuyer(testApp.db)) },
  })
  expect([statusCode, JSON.parse(payload).content]).toEqual([400, 'Choose a delivery status from the list'])
})

test('pages of one status follow each other without a gap, also when an order changes in between', async () => {
  const buyer = await aBuyer(testApp.db)
  await ordersOf(buyer, [['Pending', 1]])
  const [first] = (await testApp.as(buyer)(listOrders, {})).Orders
  await testApp.db.run(sql`
    with more as (
      insert into orders (order_id, buyer_id, seller_id, delivery_status, total_paise, state, city, postal_code,
        ship_address, order_date)
      select 'VJ-' || lpad(n::text, 8, '0'), buyer_id, seller_id,
        case when n % 2 = 0 then 'Delivered' else 'Shipped' end, total_paise, state, city, postal_code, ship_address,
        order_date - n * interval '1 minute'
      from orders, generate_series(1, 300) n where order_id = ${first?.order_id}
      returning order_id)
    insert into order_lines (order_id, line_number, product_id, product_name, unit, quantity, unit_price_paise,
      line_total_paise, holds_stock)
    select m.order_id, 1, product_id, product_name, unit, quantity, unit_price_paise, line_total_paise, false
    from more m, order_lines l where l.order_id = ${first?.order_id}`)
  const page = (cursor?: string) => testApp.as(buyer)(listOrders, { status: 'Delivered', cursor })
  const one = await page()
  expect([one.Orders.length, one.total]).toEqual([100, 150])
  await testApp.db.run(sql`update orders set delivery_status = 'Cancelled' where order_id = ${one.next}`)
  const two = await page(one.next ?? undefined)
  expect([two.Orders.length, two.total, two.next]).toEqual([50, 149, null])
  const seen = [...one.Orders, ...two.Orders].map(({ order_id }) => order_id)
  expect(new Set(seen).size).toBe(150)
})
