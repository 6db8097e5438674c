import { expect, test } from 'vitest'
import { listOrders } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import { purgeKeys } from '#server/idempotency/idempotency.service.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { fillCart, fillCarts, send, wholeCart } from '#server/testing/buy.ts'
import { countStock, findBreaches } from '#server/testing/invariants.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const url = '/api/orders/place-order'

async function aFilledCart({ quantity = 2 } = {}) {
  const buyer = await aBuyer(testApp.db)
  const product_id = await aProduct(testApp.db, { stock: 1_000 })
  await fillCart(testApp, buyer, [{ product_id, quantity }])
  return { buyer, product_id, body: await wholeCart(testApp, buyer) }
}

const ordersOf = async (buyer: Someone) => (await testApp.as(buyer)(listOrders, {})).total
const keysOf = async ({ user_id }: Someone) =>
  testApp.db.run(sql`select 1 from idempotency_keys where user_id = ${user_id}`)

test('twelve posts with one key at once are one order with one answer', async () => {
  const { buyer, body } = await aFilledCart()
  const post = () => send(testApp, buyer, { url, body, key: 'attempt-1' })
  const answers = await Promise.all(Array.from({ length: 12 }, post))
  answers.push(await post())
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers[0]?.json).toMatchObject({
    success: true,
    content: 'Order placed successfully!',
    sentence: named,
  })
  expect(await ordersOf(buyer)).toBe(1)
})

test('300 posts on 20 keys at once are 20 orders', async () => {
  const product_id = await aProduct(testApp.db, { stock: 1_000 })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => aBuyer(testApp.db)))
  await fillCarts(testApp, buyers, { product_id, quantity: 3 })
  const body = await wholeCart(testApp, buyers[0] as Someone)
  const before = await countStock(testApp.db)
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      send(testApp, buyers[i % 20] as Someone, { url, body, key: 'the same key for everybody' }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const perBuyer = Map.groupBy(answers.entries(), ([i]) => i % 20).values()
  for (const same of perBuyer) expect(new Set(same.map(([, { text }]) => text)).size).toBe(1)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(20)
  expect(await countStock(testApp.db)).toEqual(before)
  const { rows } = await testApp.pool.query('select stock from products where product_id = $1', [product_id])
  expect(rows[0].stock).toBe(1_000 - 20 * 3)
})

test('the same request in another spelling is the same request', async () => {
  const { buyer, body } = await aFilledCart()
  const first = await send(testApp, buyer, { url, body, key: 'k' })
  const { ordered_items, ...rest } = body
  const respelt = {
    ...Object.fromEntries(Object.entries(rest).reverse()),
    city: ` ${body.city} `,
    ordered_items: ordered_items.map(({ product_id, quantity }) => ({
      quantity,
      price: 1,
      product_id: product_id.toUpperCase(),
    })),
    coupon: 'FREE',
  }
  expect((await send(testApp, buyer, { url, body: respelt, key: 'k' })).text).toBe(first.text)
})

test('a key with another request is refused and orders nothing', async () => {
  const { buyer, product_id, body } = await aFilledCart()
  await send(testApp, buyer, { url, body, key: 'k' })
  await fillCart(testApp, buyer, [{ product_id, quantity: 1 }])
  const other = await wholeCart(testApp, buyer)
  for (const changed of [other, { ...body, city: 'Vapi' }]) {
    const answer = await send(testApp, buyer, { url, body: changed, key: 'k' })
    expect(answer.status).toBe(409)
    expect(answer.json).toMatchObject({
      success: false,
      content: 'This Idempotency-Key was already used for another request. Please send a new one.',
      sentence: named,
    })
  }
  expect(await ordersOf(buyer)).toBe(1)
  expect((await send(testApp, buyer, { url, body: other, key: 'k2' })).status).toBe(200)
})

test('a refused attempt stores nothing: the same key may try again', async () => {
  const { buyer, product_id, body } = await aFilledCart()
  await testApp.db.run(sql`update products set stock = 1 where product_id = ${product_id}`)
  const refusal = await send(testApp, buyer, { url, body, key: 'k' })
  expect(refusal.status).toBe(409)
  expect(await send(testApp, buyer, { url, body: { ...body, city: '' }, key: 'k' })).toMatchObject({
    status: 400,
  })
  expect(await keysOf(buyer)).toBe(0)
  await testApp.db.run(sql`update products set stock = 2 where product_id = ${product_id}`)
  expect((await send(testApp, buyer, { url, body, key: 'k' })).status).toBe(200)
  expect(await ordersOf(buyer)).toBe(1)
})

test('a key has at most 255 characters', async () => {
  const { buyer, body } = await aFilledCart()
  const long = await send(testApp, buyer, { url, body, key: 'k'.repeat(256) })
  expect(long).toMatchObject({
    status: 400,
    json: {
      success: false,
      content: 'The Idempotency-Key can have at most 255 characters.',
      sentence: named,
    },
  })
  expect(await ordersOf(buyer)).toBe(0)
  expect((await send(testApp, buyer, { url, body, key: 'k'.repeat(255) })).status).toBe(200)
})

test('an empty key is no key', async () => {
  const { buyer, body } = await aFilledCart()
  expect((await send(testApp, buyer, { url, body, key: '' })).status).toBe(200)
  expect(await keysOf(buyer)).toBe(0)
})

test('keys are kept for a day, then forgotten', async () => {
  const { buyer, body } = await aFilledCart()
  const first = await send(testApp, buyer, { url, body, key: 'k' })
  await testApp.db.run(
    sql`update idempotency_keys set created_at = now() - interval '24 hours' where user_id = ${buyer.user_id}`,
  )
  await purgeKeys(testApp.db)
  expect((await send(testApp, buyer, { url, body, key: 'k' })).text).toBe(first.text)
  await testApp.db.run(
    sql`update idempotency_keys set created_at = now() - interval '26 hours' where user_id = ${buyer.user_id}`,
  )
  await purgeKeys(testApp.db)
  expect(await keysOf(buyer)).toBe(0)
})

test('the books are in order after all of this', async () => {
  expect(await findBreaches(testApp.db)).toEqual([])
})
