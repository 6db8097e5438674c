import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getProduct } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('a visitor reads a product with its tiers in rupees and its seller', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits' })
  const productId = await aProduct(testApp.db, {
    seller,
    product_name: 'Cotton crew-neck T-shirt',
    category: 'apparel-fashion',
    tiers: [
      { min: 50, max: 199, unit_price_paise: 14_500 },
      { min: 200, max: null, unit_price_paise: 13_250 },
    ],
    stock: 4,
  })
  const { product } = await testApp.as(null)(getProduct, { productId })
  expect(product).toMatchObject({
    product_id: productId,
    product_name: 'Cotton crew-neck T-shirt',
    prices: [
      { price: 145, quantityRange: { min: 50, max: 199 } },
      { price: 132.5, quantityRange: { min: 200, max: null } },
    ],
    category: 'apparel-fashion',
    kind: 'standard',
    expires_at: null,
    stock: 4,
    is_verified: true,
    rating: null,
    review_count: 0,
    seller_id: seller.user_id,
    seller_company: 'Kaveri Knits',
    seller: { seller_company: 'Kaveri Knits' },
    is_seller_verified: true,
    seller_location: 'Jaipur, Rajasthan',
  })
})

test('nothing of the seller but what a card shows leaves the house', async () => {
  const productId = await aProduct(testApp.db)
  const { product } = await testApp.as(null)(getProduct, { productId })
  expect(Object.keys(product)).not.toEqual(expect.arrayContaining(['password_hash', 'phone_number', 'email']))
  expect(product).not.toHaveProperty('phone_number')
})

test.each([randomUUID(), 'abc', '1', '../etc/passwd', '%00', 'x'.repeat(300)])(
  'a product that does not exist is not found: %s',
  async (productId) => {
    const attempt = testApp.as(null)(getProduct, { productId })
    await expect(attempt).rejects.toMatchObject({ status: 404 })
  },
)

test('deleted and rejected products and those of a suspended seller are not found', async () => {
  const deleted = await aProduct(testApp.db)
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${deleted}`)
  const rejected = await aProduct(testApp.db, { verification: 'rejected' })
  const seller = await aSeller(testApp.db)
  const hidden = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)

  for (const productId of [deleted, rejected, hidden])
    await expect(testApp.as(null)(getProduct, { productId })).rejects.toMatchObject({ status: 404 })
})

test('an ended live offer still has its page and says when it ended', async () => {
  const productId = await aProduct(testApp.db, { expires_at: new Date('2026-01-01T00:00:00Z') })
  const { product } = await testApp.as(null)(getProduct, { productId })
  expect(product).toMatchObject({ kind: 'live', expires_at: '2026-01-01T00:00:00.000Z' })
})
