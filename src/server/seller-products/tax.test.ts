import { expect, test } from 'vitest'
import { getCart } from '#contract/cart.ts'
import { getOwnProduct, listOwnProducts } from '#contract/products/own-product.ts'
import { getProduct, searchProducts } from '#contract/products/product.ts'
import { listUntaxed, setTax } from '#contract/products/product-tax.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { fillCart } from '#server/testing/buy.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()

async function aShop(count: number) {
  const seller = await aSeller(testApp.db)
  const ids = []
  for (let made = 0; made < count; made += 1) ids.push(await aProduct(testApp.db, { seller }))
  return { seller, ids }
}

const untaxed = async (seller: Someone, category = '') => await testApp.as(seller)(listUntaxed, { category })
const taxOf = async (seller: Someone, productId: string) => {
  const { product } = await testApp.as(seller)(getOwnProduct, { productId })
  const { hsn_code, gst_rate_bp, unit_code, verification } = product
  return { hsn_code, gst_rate_bp, unit_code, verification }
}
const tax = { hsn_code: '6109', gst_rate_bp: 500, unit_code: 'PCS' }
const each = (ids: readonly string[], more: object = tax) =>
  ids.map((product_id) => ({ product_id, ...more }))

test('a seller sees how many products invoices do not know enough of, and each of them', async () => {
  const { seller, ids } = await aShop(3)
  const [first = ''] = ids
  await testApp.as(seller)(setTax, { products: each([first]) })
  const { counts } = await testApp.as(seller)(listOwnProducts, {})
  expect(counts).toMatchObject({ all: 3, without_tax: 2 })
  const { products, categories } = await untaxed(seller)
  expect(products.map(({ product_id }) => product_id).sort()).toEqual(ids.slice(1).sort())
  expect(categories.map(({ count }) => count)).toEqual([2])
  expect((await untaxed(seller, categories[0]?.category)).products).toHaveLength(2)
  expect((await untaxed(seller, 'Footwear')).products).toEqual([])
})

test('under the composition scheme no rate is missing, and buyers read a price without tax', async () => {
  const { seller, ids } = await aShop(2)
  const [first = '', second = ''] = ids
  await testApp.as(seller)(setTax, {
    products: [
      ...each([first], { hsn_code: '6109', gst_rate_bp: 500 }),
      ...each([second], { hsn_code: '6109', gst_rate_bp: null }),
    ],
  })
  const shownRates = async () => {
    const { products } = await testApp.as(null)(searchProducts, { q: '', seller_id: seller.user_id })
    const pages = await Promise.all(ids.map((productId) => testApp.as(null)(getProduct, { productId })))
    return [...products, ...pages.map(({ product }) => product)].map(({ gst_rate_bp }) => gst_rate_bp)
  }
  await testApp.db.run(sql`
    update tax_registrations set scheme = 'composition' where seller_id = ${seller.user_id}`)
  expect((await testApp.as(seller)(listOwnProducts, {})).counts.without_tax).toBe(0)
  expect(await shownRates()).toEqual([0, 0, 0, 0])
  // Its seller reads what was written, and an edit keeps it.
  expect(await taxOf(seller, first)).toMatchObject({ gst_rate_bp: 500 })
  const buyer = await aBuyer(testApp.db)
  await fillCart(testApp, buyer, [{ product_id: first, quantity: 1 }])
  const [line] = (await testApp.as(buyer)(getCart, {})).cart_items
  expect(line?.product_details).toMatchObject({ gst_rate_bp: 0, seller_scheme: 'composition' })
})

test('a product that only lacks its unit code is not asked for again, one without a rate is', async () => {
  const { seller, ids } = await aShop(2)
  const [one = '', other = ''] = ids
  await testApp.as(seller)(setTax, {
    products: [...each([one], { hsn_code: '6109', gst_rate_bp: 0 }), ...each([other], { hsn_code: '6109' })],
  })
  expect((await untaxed(seller)).products).toMatchObject([{ product_id: other, hsn_code: '6109' }])
})

test('an offer that has ended is not asked for', async () => {
  const { seller } = await aShop(0)
  await aProduct(testApp.db, { seller, expires_at: new Date(Date.now() - 60_000) })
  expect((await untaxed(seller)).products).toEqual([])
})

test('the tax of many products is set in one call, and none is verified again', async () => {
  const { seller, ids } = await aShop(3)
  await testApp.db.run(sql`update products set verification = 'verified' where seller_id = ${seller.user_id}`)
  const { changed, content } = await testApp.as(seller)(setTax, { products: each(ids) })
  expect([changed, content]).toEqual([3, 'Tax of 3 products saved.'])
  for (const id of ids) expect(await taxOf(seller, id)).toEqual({ ...tax, verification: 'verified' })
})

test('what is left out of a call stays as it is', async () => {
  const { seller, ids } = await aShop(1)
  await testApp.as(seller)(setTax, { products: each(ids) })
  await testApp.as(seller)(setTax, { products: each(ids, { gst_rate_bp: 1800, hsn_code: null }) })
  expect(await taxOf(seller, ids[0] ?? '')).toMatchObject({ ...tax, gst_rate_bp: 1800 })
})

test('all are set or none: a product of another shop, or one that is gone, stops the whole call', async () => {
  const { seller, ids } = await aShop(2)
  const { ids: foreign } = await aShop(1)
  await expect(testApp.as(seller)(setTax, { products: each([...ids, ...foreign]) })).rejects.toMatchObject({
    status: 404,
  })
  expect((await untaxed(seller)).products).toHaveLength(2)
})

test.each([
  [{ products: [] }, 'Choose at least one product'],
  [
    { products: each(Array(101).fill('4f8a4f54-3c8e-4f0e-9d42-0f3d4c0c8f10')) },
    'Set the tax of at most 100 products at a time',
  ],
  [
    { products: each(['4f8a4f54-3c8e-4f0e-9d42-0f3d4c0c8f10'], {}) },
    'Say the HSN code, the GST rate or the unit code',
  ],
  [
    { products: each(['4f8a4f54-3c8e-4f0e-9d42-0f3d4c0c8f10'], { hsn_code: '61' }) },
    'An HSN code has 4, 6 or 8 digits, such as 6109',
  ],
  [
    { products: each(['4f8a4f54-3c8e-4f0e-9d42-0f3d4c0c8f10'], { unit_code: 'XYZ' }) },
    'Choose a unit code from the list',
  ],
])('wrong input (case %#) is refused in a sentence', async (input, sentence) => {
  const { seller } = await aShop(0)
  await expect(testApp.as(seller)(setTax, input)).rejects.toMatchObject({ status: 400, message: sentence })
})

test('many calls at once about the same products wait for each other and all end', async () => {
  const { seller, ids } = await aShop(4)
  const calls = [ids, [...ids].reverse(), ids, [...ids].reverse()].map((order, index) =>
    testApp.as(seller)(setTax, { products: each(order, { gst_rate_bp: index % 2 === 0 ? 500 : 1800 }) }),
  )
  expect((await Promise.all(calls)).map(({ changed }) => changed)).toEqual([4, 4, 4, 4])
  const rates = new Set(await Promise.all(ids.map(async (id) => (await taxOf(seller, id)).gst_rate_bp)))
  expect(rates.size).toBe(1)
})
