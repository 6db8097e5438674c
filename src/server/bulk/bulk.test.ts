import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { addCartItem, getCart } from '#contract/cart.ts'
import { listNotifications } from '#contract/notification.ts'
import { changeProducts, previewPrices, undoBulk } from '#contract/products/own-bulk.ts'
import { listOwnProducts, updateProduct } from '#contract/products/own-product.ts'
import { getProduct, searchProducts } from '#contract/products/product.ts'
import { suggest } from '#contract/products/product-suggest.ts'
import { rows, sql } from '#server/db/sql.ts'
import { writeSearchWords } from '#server/products/search-words.service.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { emptyBin } from './bulk.service.ts'

const testApp = openTestApp()
let seller: Someone

beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

const as = () => testApp.as(seller)
const tiersOf = (...paise: number[]) =>
  paise.map((unit_price_paise, place) => ({
    min: place * 10 + 1,
    max: place + 1 < paise.length ? place * 10 + 10 : null,
    unit_price_paise,
  }))
const aGood = async (product_name: string, more: object = {}) => {
  const productId = await aProduct(testApp.db, { seller, product_name, ...more })
  await writeSearchWords(testApp.db, [productId])
  return productId
}
const change = (input: object) => as()(changeProducts, input as { action: 'pause' })
const undo = (decisionId: string, who = seller) => testApp.as(who)(undoBulk, { decisionId })
const own = async (more: object = {}) =>
  (await as()(listOwnProducts, { q: '', sort: 'name', ...more })).products
const inMarket = async (q: string) =>
  (await testApp.as(null)(searchProducts, { q })).products.map(({ product_name }) => product_name)

test('a paused product is in no list, search or page of the market, and its seller still has it', async () => {
  const productId = await aGood('Xylograph press')
  const buyer = await aBuyer(testApp.db)
  await testApp.as(buyer)(addCartItem, { product_id: productId, quantity: 1 })
  expect(await inMarket('xylograph')).toEqual(['Xylograph press'])
  const { decision_id, content } = await change({ action: 'pause', product_ids: [productId] })
  expect(content).toBe('1 product paused.')
  expect(await inMarket('xylograph')).toEqual([])
  await expect(testApp.as(null)(getProduct, { productId })).rejects.toMatchObject({ status: 404 })
  expect(JSON.stringify(await testApp.as(null)(suggest, { q: 'xylog' }))).not.toContain('press')
  expect((await testApp.as(buyer)(getCart, {})).cart_items[0]?.product_details).toMatchObject({
    available: false,
  })
  expect(await own({ filter: 'paused' })).toMatchObject([
    { product_name: 'Xylograph press', off_market: 'paused' },
  ])
  await undo(decision_id)
  expect(await inMarket('xylograph')).toEqual(['Xylograph press'])
  expect(await own()).toMatchObject([{ off_market: null }])
})

test('all that a filter and a search leave are changed at once, but for those that are unticked', async () => {
  for (const n of [1, 2, 3, 4]) await aGood(`Bolt ${n}`, { stock: n })
  const nut = await aGood('Nut', { stock: 9 })
  const spared = (await own({ q: 'bolt 2' }))[0]?.product_id ?? ''
  const answer = await change({ action: 'stock', stock: 50, q: 'bolt', except: [spared] })
  expect(answer).toMatchObject({ changed: 3, left_names: [], content: 'Stock of 3 products set.' })
  expect((await own()).map(({ stock }) => stock)).toEqual([50, 2, 50, 50, 9])
  expect((await own()).at(-1)?.product_id).toBe(nut)
})

test('prices by percent are rounded half up, never below the step, as the preview says', async () => {
  await aGood('A', { tiers: tiersOf(14_550, 13_333) })
  await aGood('B', { tiers: tiersOf(10) })
  const preview = await as()(previewPrices, { percent: 2.5, rounding: 'rupee' })
  expect(preview.examples).toContainEqual({ product_name: 'A', old: [145.5, 133.33], new: [149, 137] })
  expect(preview.examples).toContainEqual({ product_name: 'B', old: [0.1], new: [1] })
  await change({ action: 'price', percent: 2.5, rounding: 'rupee' })
  expect((await own()).map(({ prices }) => prices.map(({ price }) => price))).toEqual([[149, 137], [1]])
  const paise = await as()(previewPrices, { percent: -5 })
  expect(paise.examples).toContainEqual({ product_name: 'A', old: [149, 137], new: [141.55, 130.15] })
})

test('two decisions over the same prices at once are done one after the other, and each is taken back as it was', async () => {
  await aGood('Bolt', { tiers: tiersOf(10_000) })
  await aGood('Nut', { tiers: tiersOf(333) })
  const pricesNow = async () => (await own()).map(({ prices }) => prices[0]?.price)
  const decisions = await Promise.all([1, 2].map(() => change({ action: 'price', percent: 10 })))
  expect(await pricesNow()).toEqual([121, 4.03])
  expect(decisions.map(({ changed }) => changed)).toEqual([2, 2])
  // The first of them finds that all has changed since; the other one is taken back, and then the first.
  const answers = await Promise.all(decisions.map(({ decision_id }) => undo(decision_id)))
  expect(answers.map(({ changed }) => changed).sort()).toContain(2)
  expect([
    [110, 3.66],
    [100, 3.33],
  ]).toContainEqual(await pricesNow())
})

test.each([
  [333, 10, 366],
  [335, 10, 369],
  [1, 0.5, 1],
  [199, 0.5, 200],
  [201, -0.5, 200],
  [105, -10, 95],
  [5, 10, 6],
  [15, -90, 2],
])('%i paise by %d percent are %i paise', async (paise, percent, changed) => {
  await aGood('Bolt', { tiers: tiersOf(paise) })
  await change({ action: 'price', percent })
  expect((await own())[0]?.prices[0]?.price).toBe(changed / 100)
})

test('a price that would be too high is left and named', async () => {
  await aGood('Crane', { tiers: tiersOf(999_999_900) })
  await aGood('Hook', { tiers: tiersOf(100) })
  expect(await as()(previewPrices, { percent: 10 })).toMatchObject({ count: 2, too_high: 1 })
  expect(await change({ action: 'price', percent: 10 })).toMatchObject({
    changed: 1,
    left_names: ['Crane'],
    content: 'Prices of 1 product changed. 1 was left: Crane.',
  })
})

test('undo restores exactly what was changed, and names what changed since', async () => {
  const bolt = await aGood('Bolt', { stock: 5 })
  await aGood('Nut', { stock: 7 })
  const { decision_id } = await change({ action: 'stock', stock: 100 })
  await testApp.db.run(sql`update products set stock = 98 where product_id = ${bolt}`)
  expect(await undo(decision_id)).toMatchObject({
    changed: 1,
    left_names: ['Bolt'],
    content: '1 product as before. Changed since, and left: Bolt.',
  })
  expect((await own()).map(({ stock }) => stock)).toEqual([98, 7])
  await expect(undo(decision_id)).rejects.toMatchObject({ message: 'This is taken back already.' })
})

test('what is deleted comes back within a day, and is gone after it', async () => {
  const bolt = await aGood('Bolt')
  await testApp.db.run(sql`update products set seller_item_code = 'B1' where product_id = ${bolt}`)
  const { decision_id } = await change({ action: 'delete', product_ids: [bolt] })
  expect(await own()).toEqual([])
  await undo(decision_id)
  expect(await own()).toMatchObject([{ product_name: 'Bolt', off_market: null }])
  const second = await change({ action: 'delete', product_ids: [bolt] })
  await testApp.db.run(sql`
    update bulk_decisions set created_at = now() - interval '25 hours' where decision_id = ${second.decision_id}`)
  await testApp.db.run(
    sql`update products set deleted_at = now() - interval '25 hours' where product_id = ${bolt}`,
  )
  await expect(undo(second.decision_id)).rejects.toMatchObject({ status: 409 })
  await emptyBin(testApp.db)
  const { rowCount } = await testApp.pool.query("select from products where off_market = 'binned'")
  expect(rowCount).toBe(0)
})

test('a deleted product whose item code another has got stays deleted, and is named', async () => {
  const bolt = await aGood('Bolt')
  await testApp.db.run(sql`update products set seller_item_code = 'B1' where product_id = ${bolt}`)
  const { decision_id } = await change({ action: 'delete', product_ids: [bolt] })
  const nut = await aGood('Nut')
  await testApp.db.run(sql`update products set seller_item_code = 'b 1' where product_id = ${nut}`)
  expect(await undo(decision_id)).toMatchObject({ changed: 0, left_names: ['Bolt'] })
  expect(await own()).toMatchObject([{ product_name: 'Nut' }])
})

test('a paused product is edited like any other, and stays paused', async () => {
  const productId = await aGood('Bolt')
  await change({ action: 'pause', product_ids: [productId] })
  const draft = {
    product_name: 'Bolt',
    description: 'Steel.',
    category_type: 'Footwear',
    unit: 'box',
    specs: [],
  }
  await as()(updateProduct, { ...draft, prices: [{ price: 9 }], productId })
  expect(await own()).toMatchObject([{ unit: 'box', off_market: 'paused' }])
})

test('nothing of another shop is changed, previewed or taken back', async () => {
  const bolt = await aGood('Bolt', { stock: 3 })
  const other = await aSeller(testApp.db)
  const asOther = testApp.as(other)
  await expect(asOther(changeProducts, { action: 'delete', product_ids: [bolt] })).rejects.toMatchObject({
    status: 404,
  })
  await expect(asOther(changeProducts, { action: 'pause' })).rejects.toMatchObject({ status: 409 })
  const { decision_id } = await change({ action: 'stock', stock: 4 })
  await expect(undo(decision_id, other)).rejects.toMatchObject({ status: 404 })
  expect(await own()).toMatchObject([{ stock: 4 }])
})

test.each([
  [{ action: 'price', percent: 0 }, 'The percent must be between -90 and 500'],
  [{ action: 'price', percent: 3.14 }, 'The percent must be between -90 and 500'],
  [{ action: 'price' }, 'The percent must be between -90 and 500'],
  [{ action: 'stock' }, 'Say the stock'],
  [{ action: 'stock', stock: -1 }, 'Stock cannot be negative'],
  [{ action: 'sell' }, 'Choose what to do from the list'],
])('%j is refused with a sentence', async (input, message) => {
  await aGood('Bolt')
  await expect(change(input)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(message),
  })
})

const Trace = z.object({ action: z.string(), changed: z.int(), details: z.unknown(), request_id: z.string() })

test('a decision over many leaves one trace with who, what and which request, and tells nobody a thing', async () => {
  for (const name of ['Bolt', 'Cap', 'Disc']) await aGood(name, { tiers: tiersOf(10_000) })
  const buyer = await aBuyer(testApp.db)
  const { decision_id } = await change({ action: 'price', percent: 10 })
  await change({ action: 'pause' })
  await undo(decision_id).catch(() => undefined)
  const traces = await testApp.db.many(rows(Trace)`
    select action, changed, details, request_id from bulk_decisions where seller_id = ${seller.user_id}
    order by created_at`)
  expect(traces).toMatchObject([
    { action: 'price', changed: 3, details: { action: 'price', percent: 10 } },
    { action: 'pause', changed: 3, details: { action: 'pause' } },
  ])
  expect(new Set(traces.map(({ request_id }) => request_id)).size).toBe(2)
  const undone = sql`select undone_at is not null as is_undone from bulk_decisions where decision_id = ${decision_id}`
  expect(await testApp.db.one(undone)).toEqual({ is_undone: true })
  for (const person of [seller, buyer])
    expect((await testApp.as(person)(listNotifications, {})).notifications).toEqual([])
})

test('a decision that is sent twice is one', async () => {
  await aGood('Bolt', { tiers: tiersOf(10_000) })
  const key = '5b6e4d1e-2c57-4e77-8f0c-7e4a2b3c9d10'
  const send = () =>
    as()(changeProducts, { action: 'price', percent: 10 }, { headers: { 'idempotency-key': key } })
  const answers = await Promise.all([send(), send()])
  expect(answers[0]?.decision_id).toBe(answers[1]?.decision_id)
  expect((await own())[0]?.prices[0]?.price).toBe(110)
})
