import { expect, test } from 'vitest'
import { cancelOrder, setDeliveryStatus } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart, send, shipTo } from '#server/testing/buy.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

// Each of these buyers stays far below the limit of orders a minute, which other tests cover.
const limited = openTestApp({ rateLimits: true }, { sms: 'none' })
const withSms = openTestApp({ rateLimits: true })
const free = openTestApp()
const url = '/api/orders/place-order'

async function order(testApp: typeof limited, buyer: Someone, product_id: string, quantity = 1) {
  await fillCart(testApp, buyer, [{ product_id, quantity }])
  const { price } = (
    await testApp.pool.query<{ price: number }>(
      "select (tiers -> 0 ->> 'unit_price_paise')::int as price from products where product_id = $1",
      [product_id],
    )
  ).rows[0] ?? { price: 0 }
  const body = { ...shipTo, ordered_items: [{ product_id, quantity }], total_cost: (price * quantity) / 100 }
  return send(testApp, buyer, { url, body })
}

const grownUp = (testApp: typeof limited, { user_id }: Someone) =>
  testApp.db.run(sql`update users set created_at = now() - interval '25 hours' where user_id = ${user_id}`)

async function withOpenOrders(testApp: typeof limited, count: number) {
  const [seller, buyer] = [await aSeller(testApp.db), await aBuyer(testApp.db)]
  const product = await aProduct(testApp.db, { seller })
  const orders: string[] = []
  for (let i = 0; i < count; i += 1)
    orders.push(await anOrderOf(testApp.db, { seller, buyer, product_ids: [product], status: 'Pending' }))
  return { seller, buyer, product, orders }
}

test('on its first day an account has at most ten open orders', async () => {
  const { seller, buyer, product, orders } = await withOpenOrders(limited, 10)
  expect(await order(limited, buyer, product)).toMatchObject({
    status: 409,
    json: {
      content:
        'On its first day an account can have at most 10 open or cancelled orders. Please come back tomorrow.',
      total_amount: 500,
    },
  })
  await limited.as(seller)(setDeliveryStatus, { orderId: orders[0] ?? '', delivery_status: 'Delivered' })
  expect((await order(limited, buyer, product)).status).toBe(200)
  expect((await order(limited, buyer, product)).status).toBe(409)
  await grownUp(limited, buyer)
  expect((await order(limited, buyer, product)).status).toBe(200)
})

test('an account that is new cannot order and cancel on and on, to read where sellers are paid', async () => {
  const { buyer, product, orders } = await withOpenOrders(limited, 10)
  await limited.as(buyer)(cancelOrder, { orderId: orders[0] ?? '', reason: 'Only looking' })
  expect((await order(limited, buyer, product)).status).toBe(409)
  await grownUp(limited, buyer)
  expect((await order(limited, buyer, product)).status).toBe(200)
})

test('an account of any age cannot order and cancel on and on; what a seller cancels is not counted', async () => {
  const { seller, buyer, product, orders } = await withOpenOrders(limited, 20)
  await grownUp(limited, buyer)
  const [ofSeller = '', ...ofBuyer] = orders
  await limited.as(seller)(setDeliveryStatus, { orderId: ofSeller, delivery_status: 'Cancelled' })
  for (const orderId of ofBuyer) await limited.as(buyer)(cancelOrder, { orderId, reason: 'Only looking' })
  const { status, json } = await order(limited, buyer, product)
  expect(status).toBe(200)
  await limited.as(buyer)(cancelOrder, { orderId: json.order_ids[0], reason: 'Only looking' })
  expect(await order(limited, buyer, product)).toMatchObject({
    status: 409,
    json: { content: 'You cancelled 20 orders in the last 24 hours. Please order again tomorrow.' },
  })
  await limited.db.run(sql`
    update orders set order_date = now() - interval '25 hours' where order_id = ${ofBuyer[0] ?? ''}`)
  expect((await order(limited, buyer, product)).status).toBe(200)
})

test('on its first day an account has orders of at most ₹10,00,000 open', async () => {
  const buyer = await aBuyer(limited.db)
  const pump = await aProduct(limited.db, { tiers: [{ min: 1, max: null, unit_price_paise: 5_000_000 }] })
  expect((await order(limited, buyer, pump, 20)).status).toBe(200)
  expect(await order(limited, buyer, pump)).toMatchObject({
    status: 409,
    json: {
      content:
        'On its first day an account can have orders of at most ₹10,00,000 open. Please come back tomorrow.',
    },
  })
  await grownUp(limited, buyer)
  expect((await order(limited, buyer, pump)).status).toBe(200)
})

test('later an account has at most a hundred open orders', async () => {
  const { buyer, product } = await withOpenOrders(limited, 99)
  await grownUp(limited, buyer)
  expect((await order(limited, buyer, product)).status).toBe(200)
  expect((await order(limited, buyer, product)).json.content).toBe(
    'You can have at most 100 open orders. Please wait until some of them are delivered.',
  )
})

test('twelve orders at the same moment do not pass the bound together', async () => {
  const { buyer } = await withOpenOrders(limited, 4)
  const products: string[] = []
  for (let i = 0; i < 12; i += 1) products.push(await aProduct(limited.db))
  const answers = await Promise.all(products.map((product) => order(limited, buyer, product)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(6)
})

test('where codes are sent to phones, more than three open orders need a confirmed number', async () => {
  const { buyer, product } = await withOpenOrders(withSms, 3)
  expect((await order(withSms, buyer, product)).json.content).toBe(
    'Please confirm your phone number under Profile first: without it you can have at most 3 open orders.',
  )
  await withSms.db.run(sql`update users set phone_confirmed_at = now() where user_id = ${buyer.user_id}`)
  expect((await order(withSms, buyer, product)).status).toBe(200)
})

test('RATE_LIMITS=off lifts the bounds of accounts', async () => {
  const { buyer, product } = await withOpenOrders(free, 10)
  expect((await order(free, buyer, product)).status).toBe(200)
})

test('a seller bounds what one buyer has on order of a product', async () => {
  const [seller, buyer] = [await aSeller(free.db), await aBuyer(free.db)]
  const product = await aProduct(free.db, { seller, product_name: 'Gas stove' })
  await free.db.run(sql`update products set most_per_buyer = 5 where product_id = ${product}`)
  expect((await order(free, buyer, product, 6)).json.content).toBe(
    'One buyer can order at most 5 of Gas stove.',
  )
  const { json } = await order(free, buyer, product, 3)
  expect((await order(free, buyer, product, 3)).json.content).toBe(
    'One buyer can order at most 5 of Gas stove; you have 3 on order.',
  )
  expect((await order(free, await aBuyer(free.db), product, 5)).status).toBe(200)
  await free.as(seller)(setDeliveryStatus, { orderId: json.order_ids[0], delivery_status: 'Delivered' })
  expect((await order(free, buyer, product, 3)).status).toBe(200)
})

test('where a seller’s minimum is binding, less is refused; else it is the seller’s to decide', async () => {
  const [seller, buyer] = [await aSeller(free.db), await aBuyer(free.db)]
  const tiers = [{ min: 50, max: null, unit_price_paise: 1_000 }]
  const product = await aProduct(free.db, { seller, tiers, product_name: 'T-shirt' })
  expect((await order(free, buyer, product, 49)).status).toBe(200)
  await free.db.run(sql`update users set is_minimum_binding = true where user_id = ${seller.user_id}`)
  expect(await order(free, buyer, product, 49)).toMatchObject({
    status: 409,
    json: { content: 'The minimum order of T-shirt is 50. Please choose more.' },
  })
  expect((await order(free, buyer, product, 50)).status).toBe(200)
})
