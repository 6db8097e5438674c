import { expect, test } from 'vitest'
import { addCartItem, getCart } from '#contract/cart.ts'
import { listNotifications } from '#contract/notification.ts'
import { getOrder, placeOrder } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, fillCart, send, shipTo, wholeCart } from '#server/testing/buy.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const url = '/api/orders/place-order'
const orderId = /^VJ-[0-9A-HJKMNP-TV-Z]{8}$/

test('a cart with goods of two sellers becomes two orders, each with its own part', async () => {
  const [nuts, sarees] = [
    await aSeller(testApp.db, { company_name: 'Patel Fasteners' }),
    await aSeller(testApp.db, { company_name: 'Surat Silk' }),
  ]
  const nut = await aProduct(testApp.db, { seller: nuts, product_name: 'Hex nut', stock: 10 })
  const washer = await aProduct(testApp.db, { seller: nuts, stock: null })
  const saree = await aProduct(testApp.db, { seller: sarees })
  const buyer = await aBuyer(testApp.db)

  const order_ids = await buy(testApp, buyer, [
    { product_id: nut, quantity: 4 },
    { product_id: saree, quantity: 1 },
    { product_id: washer, quantity: 2 },
  ])

  expect(order_ids).toEqual([expect.stringMatching(orderId), expect.stringMatching(orderId)])
  const [first = '', second = ''] = order_ids
  expect(await testApp.as(buyer)(getOrder, { orderId: first })).toMatchObject({
    delivery_status: 'Pending',
    total_cost: 3_000,
    address: shipTo,
    seller: { seller_id: nuts.user_id, seller_company: 'Patel Fasteners', is_seller_verified: true },
    ordered_items: [
      { product_id: nut, product_name: 'Hex nut', quantity: 4, unit_price: 500, line_total: 2_000 },
      { product_id: washer, quantity: 2, line_total: 1_000 },
    ],
    history: [{ delivery_status: 'Pending', by: 'buyer', reason: null }],
  })
  expect(await testApp.as(buyer)(getOrder, { orderId: second })).toMatchObject({ total_cost: 500 })
  expect((await testApp.as(buyer)(getCart, {})).cart_items).toEqual([])

  const news = await testApp.as(nuts)(listNotifications, {})
  expect(news.notifications).toMatchObject([
    { orderId: first, link: `/seller_console/orders/${first}`, isRead: false, kind: 'order-received' },
  ])
  expect(news.notifications[0]?.message).toContain(`New order ${first}`)
  const mine = await testApp.as(buyer)(listNotifications, {})
  expect(mine).toMatchObject({ total: 2, unread: 2, next: null })
  expect(mine.notifications.map(({ link }) => link).sort()).toEqual(
    [first, second].map((orderId) => `/order_details/${orderId}`).sort(),
  )
})

test('part of a cart may be ordered; the rest stays', async () => {
  const [now, later] = [await aProduct(testApp.db), await aProduct(testApp.db)]
  const buyer = await aBuyer(testApp.db)
  await fillCart(testApp, buyer, [
    { product_id: now, quantity: 2 },
    { product_id: later, quantity: 1 },
  ])
  await testApp.as(buyer)(placeOrder, {
    ...shipTo,
    ordered_items: [
      { product_id: now, quantity: 1 },
      { product_id: now.toUpperCase(), quantity: 1 },
    ],
    total_cost: 1_000,
  })
  const { cart_items } = await testApp.as(buyer)(getCart, {})
  expect(cart_items.map((line) => line.product_details.product_id)).toEqual([later])
})

test.each([0.01, -0.01, 1, -499])(
  'a total that is %d off orders nothing and answers the fresh cart',
  async (off) => {
    const product_id = await aProduct(testApp.db, { stock: 3 })
    const buyer = await aBuyer(testApp.db)
    await fillCart(testApp, buyer, [{ product_id, quantity: 1 }])
    const answer = await send(testApp, buyer, {
      url,
      body: { ...(await wholeCart(testApp, buyer)), total_cost: 500 + off },
    })
    expect(answer.status).toBe(409)
    expect(answer.json).toMatchObject({
      success: false,
      content: 'The prices in your cart have changed. Please check the new total and place the order again.',
      sentence: named,
      total_amount: 500,
      cart_items: [{ product_details: { product_id, stock: 3 } }],
    })
  },
)

test('a price that changed after the cart was shown is reported, and the new one can be ordered', async () => {
  const product_id = await aProduct(testApp.db)
  const buyer = await aBuyer(testApp.db)
  await fillCart(testApp, buyer, [{ product_id, quantity: 3 }])
  const seen = await wholeCart(testApp, buyer)
  const tiers = JSON.stringify([{ min: 1, max: null, unit_price_paise: 50_033 }])
  await testApp.db.run(sql`update products set tiers = ${tiers} where product_id = ${product_id}`)

  const { json } = await send(testApp, buyer, { url, body: seen })
  expect(json).toMatchObject({ success: false, total_amount: 1_500.99 })
  const { order_ids } = await testApp.as(buyer)(placeOrder, { ...seen, total_cost: json.total_amount })
  expect(order_ids).toHaveLength(1)
})

test('a sum of floats in the browser is the same amount', async () => {
  const tiers = [{ min: 1, max: null, unit_price_paise: 10 }]
  const product_id = await aProduct(testApp.db, { tiers })
  const buyer = await aBuyer(testApp.db)
  await fillCart(testApp, buyer, [{ product_id, quantity: 3 }])
  const cart = await wholeCart(testApp, buyer)
  const { order_ids } = await testApp.as(buyer)(placeOrder, { ...cart, total_cost: 0.1 + 0.2 })
  expect((await testApp.as(buyer)(getOrder, { orderId: order_ids[0] ?? '' })).total_cost).toBe(0.3)
})

test('the largest order is exact to the paisa', async () => {
  const tiers = [{ min: 1, max: null, unit_price_paise: 999_999_999 }]
  const product_id = await aProduct(testApp.db, { tiers })
  const buyer = await aBuyer(testApp.db)
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 1_000_000 }])
  expect((await testApp.as(buyer)(getOrder, { orderId })).total_cost).toBe(9_999_999_990_000)
})

test('a total beyond what is exact is refused with a sentence', async () => {
  const tiers = [{ min: 1, max: null, unit_price_paise: 9_000_000_000_000 }]
  const product_id = await aProduct(testApp.db, { tiers })
  const buyer = await aBuyer(testApp.db)
  await fillCart(testApp, buyer, [{ product_id, quantity: 1_000_000 }])
  const body = { ...shipTo, ordered_items: [{ product_id, quantity: 1_000_000 }], total_cost: 1e13 }
  const answer = await send(testApp, buyer, { url, body })
  expect(answer).toMatchObject({
    status: 409,
    json: { content: 'This order is too large. Please choose smaller quantities.' },
  })
})

test('too little stock is refused and names the product', async () => {
  const few = await aProduct(testApp.db, { stock: 2, product_name: 'Gate valve' })
  const none = await aProduct(testApp.db, { stock: 0, product_name: 'Ball valve' })
  const plenty = await aProduct(testApp.db, { stock: 100 })
  for (const [product_id, sentence] of [
    [few, 'Only 2 left of Gate valve.'],
    [none, 'Ball valve is out of stock.'],
  ] as const) {
    const buyer = await aBuyer(testApp.db)
    await expect(
      buy(testApp, buyer, [
        { product_id: plenty, quantity: 5 },
        { product_id, quantity: 3 },
      ]),
    ).rejects.toMatchObject({ status: 409, message: sentence })
    expect((await testApp.as(buyer)(getCart, {})).cart_items).toHaveLength(2)
  }
})

test('a product that is gone is named, and the rest can be ordered without it', async () => {
  const gone = await aProduct(testApp.db, { product_name: 'Hand pump' })
  const sold = await aProduct(testApp.db)
  const buyer = await aBuyer(testApp.db)
  await fillCart(
    testApp,
    buyer,
    [gone, sold].map((product_id) => ({ product_id, quantity: 1 })),
  )
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  const body = await wholeCart(testApp, buyer)
  await expect(testApp.as(buyer)(placeOrder, body)).rejects.toMatchObject({
    status: 409,
    message: 'Hand pump is no longer available. Please remove it from your cart.',
  })
  await testApp.as(buyer)(placeOrder, { ...body, ordered_items: body.ordered_items.slice(1) })
})

test('only what is in the cart, in exactly that quantity, is ordered', async () => {
  const [inCart, notInCart] = [await aProduct(testApp.db), await aProduct(testApp.db)]
  const buyer = await aBuyer(testApp.db)
  await fillCart(testApp, buyer, [{ product_id: inCart, quantity: 2 }])
  const others = [
    [{ product_id: inCart, quantity: 1 }],
    [{ product_id: inCart, quantity: 3 }],
    [{ product_id: notInCart, quantity: 1 }],
    [
      { product_id: inCart, quantity: 2 },
      { product_id: inCart, quantity: 2 },
    ],
  ]
  for (const ordered_items of others)
    await expect(
      testApp.as(buyer)(placeOrder, { ...shipTo, ordered_items, total_cost: 1_000 }),
    ).rejects.toMatchObject({
      status: 409,
      message: 'Your cart has changed. Please check it and place the order again.',
    })
  expect((await testApp.as(buyer)(getCart, {})).cart_items).toHaveLength(1)
})

test('a product that became one’s own is not ordered', async () => {
  const seller = await aSeller(testApp.db)
  const product_id = await aProduct(testApp.db, { seller })
  await expect(buy(testApp, seller, [{ product_id, quantity: 1 }])).rejects.toMatchObject({
    status: 409,
    message: 'You cannot buy your own product',
  })
})

test('an order keeps name, price and address as they were', async () => {
  const product_id = await aProduct(testApp.db, { product_name: 'Copper wire' })
  const buyer = await aBuyer(testApp.db)
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 1 }])
  await testApp.db.run(
    sql`update products set product_name = 'Tin wire', deleted_at = now() where product_id = ${product_id}`,
  )
  const order = await testApp.as(buyer)(getOrder, { orderId })
  expect(order).toMatchObject({ total_cost: 500, ordered_items: [{ product_name: 'Copper wire' }] })
})

test('a visitor orders nothing', async () => {
  const body = { ...shipTo, ordered_items: [{ product_id: crypto.randomUUID(), quantity: 1 }], total_cost: 1 }
  await expect(testApp.as(null)(placeOrder, body)).rejects.toMatchObject({
    status: 401,
    code: 'invalid-token',
  })
})

test('a second identical post without a key finds an emptied cart', async () => {
  const product_id = await aProduct(testApp.db, { stock: 50 })
  const buyer = await aBuyer(testApp.db)
  await fillCart(testApp, buyer, [{ product_id, quantity: 1 }])
  const body = await wholeCart(testApp, buyer)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(testApp, buyer, { url, body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  await testApp.as(buyer)(addCartItem, { product_id })
  expect((await send(testApp, buyer, { url, body })).status).toBe(200)
})

test('the books are in order after all of this', async () => {
  expect(await findBreaches(testApp.db)).toEqual([])
})
