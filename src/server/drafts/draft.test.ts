import { beforeEach, expect, test } from 'vitest'
import { addCartItem } from '#contract/cart.ts'
import { changeProducts, undoBulk } from '#contract/products/own-bulk.ts'
import { getOwnProduct, listOwnProducts, listProduct, updateProduct } from '#contract/products/own-product.ts'
import { getProduct, listCategory, searchProducts } from '#contract/products/product.ts'
import { listUntaxed } from '#contract/products/product-tax.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aDraft, aProduct, aSeller } from '#server/testing/build.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone

beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

const as = (who: Someone | null = seller) => testApp.as(who)
const picture = async () => dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())

const completed = {
  product_name: 'Quoxalite lamp',
  description: 'Twelve watts.',
  category_type: 'Electricals & lights',
  unit: 'piece',
  prices: [{ price: 95 }],
}

test('a draft is seen by its seller alone, under a filter of its own', async () => {
  const productId = await aDraft(testApp.db, { seller, product_name: 'Quoxalite lamp' })
  const { products, counts } = await as()(listOwnProducts, { q: '', filter: 'draft' })
  expect(products).toMatchObject([{ product_id: productId, off_market: 'draft' }])
  expect(counts).toMatchObject({ all: 1, draft: 1, pending: 0, paused: 0 })
  await expect(as(null)(getProduct, { productId })).rejects.toMatchObject({ status: 404 })
  expect((await as(null)(searchProducts, { q: 'quoxalite' })).products).toEqual([])
  expect((await as()(listUntaxed, { category: '' })).products).toEqual([])
  const rival = await aSeller(testApp.db)
  await expect(as(rival)(getOwnProduct, { productId })).rejects.toMatchObject({ status: 404 })
})

test('a draft is in no list and no count of the market, in no sitemap and no cart', async () => {
  const before = await as(null)(listCategory, { category_type: 'Footwear', q: '' })
  const productId = await aDraft(testApp.db, { seller, category: 'footwear' })
  const after = await as(null)(listCategory, { category_type: 'Footwear', q: '' })
  expect([after.total, after.products.length]).toEqual([before.total, before.products.length])
  const { body } = await testApp.app.inject('/sitemap.xml')
  for (const [page = ''] of body.matchAll(/\/sitemap\/products\/[^<]+/g))
    expect((await testApp.app.inject(page)).body).not.toContain(productId)
  const buyer = await aBuyer(testApp.db)
  await expect(as(buyer)(addCartItem, { product_id: productId, quantity: 1 })).rejects.toMatchObject({
    status: 404,
  })
})

test('a draft is listed once it has a description and a picture, and waits for its verification', async () => {
  const productId = await aDraft(testApp.db, { seller, verification: 'verified', description: '' })
  await expect(as()(listProduct, { productId })).rejects.toMatchObject({
    status: 400,
    message: 'Write a description before you list this product.',
  })
  await as()(updateProduct, { ...completed, productId })
  await expect(as()(listProduct, { productId })).rejects.toMatchObject({
    status: 400,
    message: 'Add a picture before you list this product.',
  })
  await as()(updateProduct, { ...completed, productId, product_image: [await picture()] })
  const { product } = await as()(listProduct, { productId })
  expect(product).toMatchObject({ off_market: null, verification: 'pending' })
  expect((await as(null)(searchProducts, { q: 'quoxalite' })).products).toMatchObject([
    { product_id: productId },
  ])
})

test('a product that is listed stays as it is when it is listed again, many at once too', async () => {
  const productId = await aDraft(testApp.db, { seller })
  await as()(updateProduct, { ...completed, productId, product_image: [await picture()] })
  const answers = await Promise.all(Array.from({ length: 5 }, () => as()(listProduct, { productId })))
  expect(new Set(answers.map(({ product }) => product.createdAt)).size).toBe(1)
  const listed = await aProduct(testApp.db, { seller })
  expect((await as()(listProduct, { productId: listed })).product.verification).toBe('verified')
})

test('another shop cannot list a draft, and neither can anybody list what was deleted', async () => {
  const productId = await aDraft(testApp.db, { seller })
  const rival = await aSeller(testApp.db)
  await expect(as(rival)(listProduct, { productId })).rejects.toMatchObject({ status: 404 })
  await testApp.db.run(sql`update products set off_market = null where product_id = ${productId}`)
  await expect(as()(listProduct, { productId })).rejects.toMatchObject({ status: 404 })
  await expect(as()(listProduct, { productId: 'no id' })).rejects.toMatchObject({ status: 404 })
})

test('a decision over many lists whole drafts, names the others, and makes them drafts again', async () => {
  const whole = await aDraft(testApp.db, { seller, product_name: 'Whole' })
  await as()(updateProduct, { ...completed, productId: whole, product_image: [await picture()] })
  await aDraft(testApp.db, { seller, product_name: 'Half' })
  const { changed, left_names, decision_id } = await as()(changeProducts, {
    action: 'list',
    filter: 'draft',
    q: '',
  })
  expect([changed, left_names]).toEqual([1, ['Half']])
  await as()(undoBulk, { decisionId: decision_id })
  expect((await as()(listOwnProducts, { q: '', filter: 'draft' })).total).toBe(2)
})
