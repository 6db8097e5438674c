import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '#contract/order.ts'
import { getOwnProduct } from '#contract/products/own-product.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, send } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let buyer: Someone
beforeAll(async () => {
  seller = await aSeller(testApp.db)
  buyer = await aBuyer(testApp.db)
})

const fields = {
  product_name: 'Rubber sandal',
  description: 'Size 6 to 10.',
  prices: [{ price: 100, quantityRange: { min: 1, max: null } }],
  specs: [],
  category_type: 'Footwear',
  unit: 'pair',
}
const put = (productId: string, more: object = {}) =>
  send(testApp, seller, { method: 'PUT', url: `/api/products/${productId}`, body: { ...fields, ...more } })
const read = async (productId: string) => (await testApp.as(seller)(getOwnProduct, { productId })).product
const sell = (product_id: string, quantity: number) => buy(testApp, buyer, [{ product_id, quantity }])

test('a form that was open during a sale never brings sold stock back', async () => {
  const productId = await aProduct(testApp.db, { seller, stock: 10 })
  const [order = ''] = await sell(productId, 10)
  expect(await put(productId, { stock: 10 })).toMatchObject({ status: 200, json: { product: { stock: 0 } } })
  expect(await put(productId, { stock: 10, stock_seen: 10 })).toMatchObject({
    status: 200,
    json: { product: { stock: 0 } },
  })
  await testApp.as(buyer)(cancelOrder, { orderId: order, reason: 'Too late' })
  expect((await read(productId)).stock).toBe(10)
})

test('a stock that is set over a count that has moved is refused with both counts', async () => {
  const productId = await aProduct(testApp.db, { seller, stock: 10 })
  await sell(productId, 3)
  expect(await put(productId, { stock: 25, stock_seen: 10 })).toMatchObject({
    status: 409,
    json: {
      success: false,
      status: 'stock-changed',
      content: 'The stock was 10 when you opened this product, and is 7 now.',
      stock: 7,
      stock_seen: 10,
    },
  })
  expect((await read(productId)).stock).toBe(7)
  expect(await put(productId, { stock: 22, stock_seen: 7 })).toMatchObject({
    status: 200,
    json: { product: { stock: 22 } },
  })
})

test('what was not counted begins to be counted, and stops, by the count that was read', async () => {
  const productId = await aProduct(testApp.db, { seller, stock: null })
  expect((await put(productId, { stock: 5 })).json.product.stock).toBe(5)
  expect((await put(productId, { stock: null })).json.product.stock).toBe(5)
  expect((await put(productId, { stock: null, stock_seen: 4 })).json.content).toBe(
    'The stock was 4 when you opened this product, and is 5 now.',
  )
  expect((await put(productId, { stock: null, stock_seen: 5 })).json.product.stock).toBeNull()
  expect((await put(productId, { stock: 9, stock_seen: 5 })).json.content).toBe(
    'The stock was 5 when you opened this product, and is not counted now.',
  )
  expect((await put(productId, { stock: 9, stock_seen: null })).json.product.stock).toBe(9)
})

test('of many who set a stock over the same count one succeeds, while buyers buy', async () => {
  const productId = await aProduct(testApp.db, { seller, stock: 100 })
  await put(productId)
  const edits = Array.from({ length: 8 }, (_, place) =>
    put(productId, { stock: 200 + place, stock_seen: 100 }),
  )
  const [answers] = await Promise.all([Promise.all(edits), sell(productId, 7)])
  const set = answers.filter(({ status }) => status === 200)
  const { stock } = await read(productId)
  expect(set.length).toBeLessThanOrEqual(1)
  expect([
    93,
    ...set.map(({ json }) => json.product.stock),
    ...set.map(({ json }) => json.product.stock - 7),
  ]).toContain(stock)
})

test('an edit over an older state is refused, so a former price never comes back', async () => {
  const productId = await aProduct(testApp.db, { seller, stock: 10 })
  const { revision } = await read(productId)
  const dearer = [{ price: 250, quantityRange: { min: 1, max: null } }]
  const first = await put(productId, { prices: dearer, revision })
  expect(first).toMatchObject({ status: 200, json: { product: { revision: revision + 1 } } })
  expect(await put(productId, { description: 'Size 5 to 10.', revision })).toMatchObject({
    status: 409,
    json: {
      success: false,
      status: 'changed',
      revision: revision + 1,
      content: 'This product was changed since you opened it. Please look at it again.',
    },
  })
  expect(await read(productId)).toMatchObject({ description: 'Size 6 to 10.', prices: [{ price: 250 }] })
  expect((await put(productId, { revision: 'x' })).json.content).toBe('Revision must be a whole number')
})

test('sales and edits that change nothing leave the revision as it is', async () => {
  const productId = await aProduct(testApp.db, { seller, stock: 10 })
  await put(productId)
  const { revision } = await read(productId)
  await sell(productId, 2)
  await put(productId)
  expect(await read(productId)).toMatchObject({ revision, stock: 8 })
  const answer = await put(productId, { revision, stock: 20, stock_seen: 8 })
  expect(answer).toMatchObject({ status: 200, json: { product: { revision, stock: 20 } } })
})

test('of many edits over the same state one succeeds', async () => {
  const productId = await aProduct(testApp.db, { seller })
  const { revision } = await read(productId)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) => put(productId, { description: `Text ${place}`, revision })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
})
