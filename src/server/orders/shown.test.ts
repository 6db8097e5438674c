import { expect, test } from 'vitest'
import { getCart } from '#contract/cart.ts'
import { placeOrder } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { fillCart, send, shipTo, wholeCart } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const url = '/api/orders/place-order'
const tierOf = (unit_price_paise: number, min = 10) => [{ min, max: null, unit_price_paise }]
const aBox = () => aProduct(testApp.db, { product_name: 'Box of 100 bolts', tiers: tierOf(10_000) })

/** What the cart page sends: each line with the price that it shows. */
async function whatIsShown(buyer: Someone) {
  const { cart_items, total_amount } = await testApp.as(buyer)(getCart, {})
  const ordered_items = cart_items.map(({ product_details: line }) => ({
    product_id: line.product_id,
    quantity: line.quantity,
    shown: {
      product_name: line.product_name,
      unit: line.unit,
      unit_price: line.unit_price,
      minimum: line.prices[0]?.quantityRange.min ?? 1,
    },
  }))
  return { ...shipTo, ordered_items, total_cost: total_amount }
}

test('what is sold as it was shown is ordered', async () => {
  const buyer = await aBuyer(testApp.db)
  await fillCart(testApp, buyer, [{ product_id: await aBox(), quantity: 10 }])
  const { order_ids } = await testApp.as(buyer)(placeOrder, await whatIsShown(buyer))
  expect(order_ids).toHaveLength(1)
})

test.each([
  ['name', sql`product_name = 'Single bolt'`, 'Box of 100 bolts is now Single bolt'],
  ['unit', sql`unit = 'bag'`, 'Box of 100 bolts is sold per bag, was per piece'],
  [
    'price',
    sql`tiers = ${JSON.stringify(tierOf(12_350))}::jsonb`,
    'Box of 100 bolts costs ₹123.50, was ₹100.00',
  ],
  [
    'minimum',
    sql`tiers = ${JSON.stringify(tierOf(10_000, 50))}::jsonb`,
    'the minimum order of Box of 100 bolts is 50, was 10',
  ],
])(
  'a %s that changed since is told with the fresh cart, and nothing is ordered',
  async (_, change, sentence) => {
    const buyer = await aBuyer(testApp.db)
    const product_id = await aBox()
    await fillCart(testApp, buyer, [{ product_id, quantity: 10 }])
    const body = await whatIsShown(buyer)
    await testApp.db.run(sql`update products set ${change} where product_id = ${product_id}`)
    const { status, json } = await send(testApp, buyer, { url, body })
    expect([status, json.success]).toEqual([409, false])
    expect(json.content).toBe(
      `Changed since you saw it: ${sentence}. Please check your cart and place the order again.`,
    )
    expect(json.cart_items).toHaveLength(1)
    await testApp.as(buyer)(placeOrder, await whatIsShown(buyer))
  },
)

test('two swapped prices are reported, though the total is the same', async () => {
  const buyer = await aBuyer(testApp.db)
  const [bolt, nut] = [
    await aProduct(testApp.db, { product_name: 'Bolt', tiers: tierOf(10_000) }),
    await aProduct(testApp.db, { product_name: 'Nut', tiers: tierOf(20_000) }),
  ]
  await fillCart(testApp, buyer, [
    { product_id: bolt, quantity: 10 },
    { product_id: nut, quantity: 10 },
  ])
  const body = await whatIsShown(buyer)
  await testApp.db.run(sql`
    update products set tiers = case when product_id = ${bolt} then ${JSON.stringify(tierOf(20_000))}::jsonb
      else ${JSON.stringify(tierOf(10_000))}::jsonb end
    where product_id in (${bolt}, ${nut})`)
  const { status, json } = await send(testApp, buyer, { url, body })
  expect(status).toBe(409)
  expect(json.content).toContain('Bolt costs ₹200.00, was ₹100.00; Nut costs ₹100.00, was ₹200.00')
})

test('an order of the specification, which names nothing that was shown, is taken as before', async () => {
  const buyer = await aBuyer(testApp.db)
  const product_id = await aBox()
  await fillCart(testApp, buyer, [{ product_id, quantity: 10 }])
  const body = await wholeCart(testApp, buyer)
  await testApp.db.run(sql`update products set product_name = 'Single bolt' where product_id = ${product_id}`)
  expect((await send(testApp, buyer, { url, body })).status).toBe(200)
})

test.each([
  { unit_price: '100' },
  { minimum: 1.5 },
  { product_name: 7 },
  { unit: 'x'.repeat(41) },
  'everything',
])('what was shown as %j is refused', async (shown) => {
  const buyer = await aBuyer(testApp.db)
  const product_id = await aBox()
  await fillCart(testApp, buyer, [{ product_id, quantity: 10 }])
  const body = { ...shipTo, ordered_items: [{ product_id, quantity: 10, shown }], total_cost: 1_000 }
  expect(await send(testApp, buyer, { url, body })).toMatchObject({ status: 400, json: { success: false } })
})
