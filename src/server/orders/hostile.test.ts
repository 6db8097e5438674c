import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, fillCart, send, shipTo } from '#server/testing/buy.ts'
import { countStock, findBreaches } from '#server/testing/invariants.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const placeOrder = '/api/orders/place-order'

let buyer: Someone
let seller: Someone
let product_id: string
let orderId: string
let before: Record<string, number>

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  seller = await aSeller(testApp.db)
  product_id = await aProduct(testApp.db, { seller, stock: 1_000 })
  orderId = (await buy(testApp, buyer, [{ product_id, quantity: 1 }]))[0] ?? ''
  before = await countStock(testApp.db)
})

/** As JSON text, since some of these are no values of JavaScript. */
const wrongValues = [
  '0',
  '-1',
  '-0.0',
  '1.5',
  '"2"',
  '"two"',
  '""',
  '1e400',
  '-1e400',
  '1e-400',
  '9007199254740992',
  '9007199254740993',
  '2147483648',
  '1000001',
  '99999999999999999999',
  'true',
  'null',
  '[]',
  '[2]',
  '[[2]]',
  '{}',
  '{"$gt":0}',
  '{"valueOf":1}',
  '"1; drop table orders"',
  '"\\u0000"',
  '"\\ud800"',
  '"NaN"',
  `"${'9'.repeat(5_000)}"`,
]

type Answer = Awaited<ReturnType<typeof send>>

/** Either refused with a sentence, or placed at the server's own price; never a 500. */
function expectSense({ status, json, text }: Answer, sent: string) {
  expect(status, `${sent} -> ${text}`).toBeLessThan(500)
  expect(json.success, sent).toBe(status === 200)
  expect(json.content, sent).toBeTypeOf('string')
  expect(text, sent).not.toMatch(/\bat .*\.ts|select |syntax error/i)
}

const orderBody = (change: Record<string, string>) => {
  const quantity = change.quantity ?? '2'
  const line = `{"product_id":${change.product_id ?? `"${product_id}"`},"quantity":${quantity}}`
  const fields = {
    ordered_items: `[${line}]`,
    total_cost: '1000',
    ...Object.fromEntries(Object.entries(shipTo).map(([name, value]) => [name, JSON.stringify(value)])),
    ...change,
  }
  return `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`
}

const fieldsOfAnOrder = [
  'quantity',
  'product_id',
  'ordered_items',
  'total_cost',
  'city',
  'postal_code',
] as const

test.each(fieldsOfAnOrder)('%s of an order may be anything: no accident, no foreign total', async (field) => {
  for (const value of wrongValues) {
    await fillCart(testApp, buyer, [{ product_id, quantity: 2 }])
    const body = orderBody({ [field]: value })
    const answer = await send(testApp, buyer, { url: placeOrder, body })
    expectSense(answer, body)
    // A city takes any text; in every other field each of these is invalid.
    if (!['city', 'postal_code'].includes(field)) expect(answer.status, body).not.toBe(200)
  }
})

test('prices, sellers and states that a client sends are ignored', async () => {
  await fillCart(testApp, buyer, [{ product_id, quantity: 2 }])
  const line = { product_id, quantity: 2, price: 1, unit_price: 1, unit_price_paise: 1, line_total: 1 }
  const answer = await send(testApp, buyer, {
    url: placeOrder,
    body: {
      ...shipTo,
      ordered_items: [{ ...line, seller_id: buyer.user_id }],
      total_cost: 1_000,
      total_paise: 1,
      delivery_status: 'Delivered',
      buyer_id: seller.user_id,
      user_id: seller.user_id,
      order_id: 'VJ-00000000',
      order_date: '2000-01-01',
    },
  })
  expect(answer.status).toBe(200)
  const { rows } = await testApp.pool.query('select * from orders where order_id = $1', answer.json.order_ids)
  expect(rows[0]).toMatchObject({
    total_paise: 100_000,
    delivery_status: 'Pending',
    buyer_id: buyer.user_id,
    seller_id: seller.user_id,
  })
  expect(rows[0].order_date.getFullYear()).toBeGreaterThan(2000)
})

const calls = () =>
  [
    { method: 'POST', url: placeOrder, person: buyer },
    { method: 'POST', url: '/api/users/cart/add-item', person: buyer },
    { method: 'PUT', url: '/api/users/cart/update-quantity', person: buyer },
    { method: 'DELETE', url: '/api/users/cart/delete-item', person: buyer },
    { method: 'POST', url: '/api/address/saveaddress', person: buyer },
    { method: 'PUT', url: `/api/orders/${orderId}`, person: seller },
    { method: 'POST', url: `/api/orders/${orderId}/cancel`, person: buyer },
    { method: 'POST', url: `/api/products/${product_id}/review`, person: buyer },
    { method: 'POST', url: '/api/users/password', person: buyer },
  ] as const

test('a body that is no object, or no JSON at all, is refused with a sentence', async () => {
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '5',
    '{}',
    '[{}]',
    'undefined',
    '{"__proto__":{"quantity":1}}',
    '{"constructor":{"prototype":{}}}',
    '['.repeat(30_000) + ']'.repeat(30_000),
    `{"a":"${'x'.repeat(70_000)}"}`,
  ]
  for (const { person, ...call } of calls())
    for (const body of bodies) {
      const answer = await send(testApp, person, { ...call, body })
      expectSense(answer, `${call.url} ${body.slice(0, 60)}`)
      expect(answer.status).not.toBe(200)
    }
})

test.each(['quantity', 'product_id'])('%s of a cart line may be anything', async (field) => {
  const good: Record<string, string> = { product_id: `"${product_id}"`, quantity: '1' }
  for (const { person, ...call } of calls().filter(({ url }) => url.includes('/cart/')))
    for (const value of wrongValues) {
      const line = { ...good, [field]: value }
      const body = `{"product_id":${line.product_id},"quantity":${line.quantity}}`
      const answer = await send(testApp, person, { ...call, body })
      expectSense(answer, `${call.url} ${body}`)
      if (call.method !== 'DELETE') expect(answer.status, body).toBe(400)
    }
})

test('five hundred orders with anything anywhere store no total but the server’s own', async () => {
  const anyValue = fc.oneof(
    fc.jsonValue(),
    fc.double(),
    fc.constantFrom(2, 1_000, 999.99, 1_000.01, -1_000, 1e308),
    fc.bigInt().map(String),
  )
  const anyBody = fc.record({
    ordered_items: fc.oneof(
      fc.array(fc.record({ product_id: fc.constant(''), quantity: anyValue }), { maxLength: 3 }),
      fc.constant([{ product_id: '', quantity: 2 }]),
      anyValue,
    ),
    total_cost: fc.oneof(fc.constant(1_000), anyValue),
    city: fc.oneof(fc.constant('Surat'), anyValue),
  })
  let placed = 0
  await fc.assert(
    fc.asyncProperty(anyBody, async (change) => {
      await fillCart(testApp, buyer, [{ product_id, quantity: 2 }])
      const body = JSON.stringify({ ...shipTo, ...change }).replaceAll(
        '"product_id":""',
        `"product_id":"${product_id}"`,
      )
      const answer = await send(testApp, buyer, { url: placeOrder, body })
      expectSense(answer, body)
      placed += answer.status === 200 ? 1 : 0
    }),
    { numRuns: 500 },
  )
  expect(placed).toBeGreaterThan(0)
})

test('after all of this every order has its own price, and the books are in order', async () => {
  const wrong = sql`
    select 1 from order_lines where unit_price_paise <> 50000 or quantity not in (1, 2) or product_id <> ${product_id}`
  expect(await testApp.db.run(wrong)).toBe(0)
  expect(await countStock(testApp.db)).toEqual(before)
  expect(await findBreaches(testApp.db)).toEqual([])
})

test.each([
  [{ total_cost: 1e30 }, 'This order is too large. Please choose smaller quantities.'],
  [{ total_cost: -1 }, 'The total cannot be negative'],
  [{ total_cost: null }, 'The total is missing'],
])('what is wrong with a total is said: %j', async (wrong, content) => {
  const body = { ...shipTo, ordered_items: [{ product_id, quantity: 1 }], ...wrong }
  expect(await send(testApp, buyer, { url: placeOrder, body })).toMatchObject({
    status: 400,
    json: { content },
  })
})

test('more lines than a cart holds are refused in a sentence', async () => {
  const ordered_items = Array.from({ length: 101 }, () => ({ product_id, quantity: 1 }))
  const body = { ...shipTo, ordered_items, total_cost: 1_000 }
  expect(await send(testApp, buyer, { url: placeOrder, body })).toMatchObject({
    status: 400,
    json: { content: 'Order at most 100 products at a time' },
  })
})
