import { beforeAll, expect, test } from 'vitest'
import type { DraftOf } from '#contract/endpoint.ts'
import { relistProduct, uploadLiveProduct } from '#contract/products/live-product.ts'
import { listOwnProducts } from '#contract/products/own-product.ts'
import { getProduct, listLiveCategory } from '#contract/products/product.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

type Draft = DraftOf<typeof uploadLiveProduct>

const testApp = openTestApp()
const minute = 60_000
let seller: Someone
let picture: string

beforeAll(async () => {
  seller = await aSeller(testApp.db)
  picture = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
})

/** As the specification's form sends it: lists as JSON text. */
const aDraft = (more: object = {}): Draft => ({
  product_name: 'Basmati rice, new harvest',
  description: 'Aged twelve months.',
  prices: JSON.stringify([{ price: 92.5, quantityRange: { min: 100, max: null } }]),
  specs: JSON.stringify([{ key: '', value: '' }]),
  category_type: 'agri products & equipments',
  unit: 'kg',
  product_image: [picture],
  expireIn: '2 Days 2 hr 15min',
  ...more,
})
const upload = (more: object = {}, who: Someone | null = seller) =>
  testApp.as(who)(uploadLiveProduct, aDraft(more))
const liveIds = async () =>
  (
    await testApp.as(null)(listLiveCategory, { category_type: 'all', sort: 'relevance', limit: 100 })
  ).products.map(({ product_id }) => product_id)

/** Checks that an offer ends so many minutes after a moment between its request and its answer. */
async function lasting<T extends { expires_at: string }>(minutes: number, request: () => Promise<T>) {
  const from = Date.now()
  const answer = await request()
  const start = Date.parse(answer.expires_at) - minutes * minute
  expect(start).toBeGreaterThanOrEqual(from)
  expect(start).toBeLessThanOrEqual(Date.now())
  return answer
}
const anEnded = () => new Date(Date.now() - minute)

test('an offer is live for two days, two hours and a quarter from its receipt', async () => {
  const answer = await lasting(50 * 60 + 15, () => upload())
  expect(answer).toMatchObject({ success: true, content: 'Product uploaded successfully!' })
  const { product } = await testApp.as(null)(getProduct, { productId: answer.product_id })
  expect(product).toMatchObject({ kind: 'live', expires_at: answer.expires_at, is_verified: false })
  expect(await liveIds()).toContain(answer.product_id)
})

test.each([
  ['90 min', 90],
  ['0 min', 1],
  ['400 days', 30 * 24 * 60],
  ['when it is sold', 50 * 60 + 15],
  [undefined, 50 * 60 + 15],
  [7, 50 * 60 + 15],
])('expireIn %j lasts %d minutes', async (expireIn, minutes) => {
  await lasting(minutes, () => upload({ expireIn }))
})

test('a wrong offer is refused in a sentence, and nothing is offered', async () => {
  const before = await liveIds()
  for (const [more, sentence] of [
    [{ product_name: '' }, 'Product name cannot be empty'],
    [{ prices: '[]' }, 'Add at least one price slab'],
    [{ category_type: 'Rockets' }, 'Choose a category from the list'],
    [{ product_image: [] }, 'Add at least one picture'],
    [{ product_image: ['data:image/png;base64,AAAA'] }, 'Picture 1 is not a JPG, PNG, GIF or WebP image.'],
  ] as const)
    await expect(upload(more)).rejects.toMatchObject({ status: 400, message: sentence })
  expect(await liveIds()).toEqual(before)
})

test('only sellers offer', async () => {
  await expect(upload({}, null)).rejects.toMatchObject({ status: 401 })
  for (const person of [await aBuyer(testApp.db), await anAdmin(testApp.db)])
    await expect(upload({}, person)).rejects.toMatchObject({ status: 403 })
})

test('an ended offer stays in its seller’s list and can be listed again', async () => {
  const productId = await aProduct(testApp.db, { seller, expires_at: anEnded() })
  expect(await liveIds()).not.toContain(productId)
  const { products } = await testApp.as(seller)(listOwnProducts, { q: '', filter: 'live', sort: 'newest' })
  expect(products.map(({ product_id }) => product_id)).toContain(productId)

  const relist = () => testApp.as(seller)(relistProduct, { productId, expireIn: '3 hours' })
  const answer = await lasting(180, relist)
  expect(answer).toMatchObject({ success: true, content: 'Offer listed again' })
  expect(await liveIds()).toContain(productId)
})

test('a running offer starts its time again, and does not get more', async () => {
  const { product_id: productId } = await upload({ expireIn: '5 days' })
  await lasting(50 * 60 + 15, () => testApp.as(seller)(relistProduct, { productId }))
})

test('what is no live offer, or not one’s own, is not listed again', async () => {
  const standard = await aProduct(testApp.db, { seller })
  const rejected = await aProduct(testApp.db, { seller, expires_at: anEnded(), verification: 'rejected' })
  const foreign = await aProduct(testApp.db, { expires_at: anEnded() })
  const relist = (productId: string) => testApp.as(seller)(relistProduct, { productId })
  await expect(relist(standard)).rejects.toMatchObject({
    status: 409,
    message: 'Only live offers can be listed again.',
  })
  await expect(relist(rejected)).rejects.toMatchObject({ status: 409 })
  await expect(relist(foreign)).rejects.toMatchObject({ status: 404, message: 'Product not found' })
})
