import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { copyProduct, getOwnProduct, listOwnProducts } from '#contract/products/own-product.ts'
import { searchProducts } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let valve: string
const as = (who: Someone | null = seller) => testApp.as(who)

beforeEach(async () => {
  seller = await aSeller(testApp.db)
  const specs = [{ key: 'Size', value: '2 inch' }]
  const tiers = [
    { min: 1, max: 9, unit_price_paise: 14_500 },
    { min: 10, max: null, unit_price_paise: 13_000 },
  ]
  valve = await aProduct(testApp.db, { seller, product_name: 'Quoxalite valve', specs, tiers, stock: 40 })
  await testApp.db.run(sql`
    update products set seller_item_code = 'V 1', hsn_code = '8481', gst_rate_bp = 1800, most_per_buyer = 5
    where product_id = ${valve}`)
})

test('a copy has all but code, stock and reviews, a marked name, and is a draft', async () => {
  const { product: original } = await as()(getOwnProduct, { productId: valve })
  const { product: copy } = await as()(copyProduct, { productId: valve })
  const own = ['product_id', 'createdAt', 'revision', 'rating', 'review_count']
  const { product_id, ...changed } = Object.fromEntries(
    Object.entries(copy).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(original[name as keyof typeof original]),
    ),
  )
  expect(product_id).not.toBe(valve)
  expect(
    Object.keys(changed)
      .filter((name) => !own.includes(name))
      .toSorted(),
  ).toEqual(['is_verified', 'off_market', 'product_name', 'seller_item_code', 'stock', 'verification'])
  expect(copy).toMatchObject({
    product_name: 'Quoxalite valve (copy)',
    seller_item_code: null,
    stock: null,
    off_market: 'draft',
    verification: 'pending',
  })
  expect((await as(null)(searchProducts, { q: 'quoxalite' })).total).toBe(1)
})

test('a long name leaves room for the mark', async () => {
  const long = await aProduct(testApp.db, { seller, product_name: 'न'.repeat(limits.text.name) })
  const { product } = await as()(copyProduct, { productId: long })
  expect(product.product_name).toMatch(/^न+ \(copy\)$/)
  expect(product.product_name).toHaveLength(limits.text.name)
})

test('a copy that is asked for twice under one key is one', async () => {
  const headers = { token: await testApp.tokenOf(seller), 'idempotency-key': randomUUID() }
  const url = `/api/seller/products/${valve}/copy`
  const answers = await Promise.all([1, 2].map(() => testApp.app.inject({ method: 'POST', url, headers })))
  expect(new Set(answers.map((answer) => answer.json().product.product_id)).size).toBe(1)
  expect((await as()(listOwnProducts, { q: '', filter: 'draft' })).total).toBe(1)
})

test('nobody copies what another shop has, or what is deleted', async () => {
  const rival = await aSeller(testApp.db)
  await expect(as(rival)(copyProduct, { productId: valve })).rejects.toMatchObject({ status: 404 })
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${valve}`)
  await expect(as()(copyProduct, { productId: valve })).rejects.toMatchObject({ status: 404 })
})
