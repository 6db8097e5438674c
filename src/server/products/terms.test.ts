import { beforeAll, expect, test } from 'vitest'
import type { DraftOf } from '#contract/endpoint.ts'
import { getOwnProduct, updateProduct } from '#contract/products/own-product.ts'
import { getProduct } from '#contract/products/product.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { updateProfile } from '#contract/users/account.ts'
import { getProfile } from '#contract/users/user.ts'
import { aSeller } from '#server/testing/build.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let picture: string

beforeAll(async () => {
  seller = await aSeller(testApp.db)
  picture = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
})

const fields = {
  product_name: 'Cotton T-shirt',
  description: 'Combed cotton.',
  prices: [{ price: 145, quantityRange: { min: 50, max: null } }],
  specs: [],
  category_type: 'Apparel & Fashion',
  unit: 'piece',
}

async function offered(more: object = {}) {
  const draft = { ...fields, product_image: [picture], ...more }
  return (await testApp.as(seller)(uploadProduct, draft)).product_id
}
const edit = (productId: string, more: object) =>
  testApp.as(seller)(updateProduct, { ...fields, productId, ...more } as DraftOf<typeof updateProduct>)
const seenBy = async (who: Someone | null, productId: string) =>
  (await testApp.as(who)(getProduct, { productId })).product

test('a product names what one buyer may have of it; without a word of its seller that is any quantity', async () => {
  expect(await seenBy(null, await offered())).toMatchObject({
    most_per_buyer: null,
    is_minimum_binding: false,
  })
  const productId = await offered({ most_per_buyer: 500 })
  expect(await seenBy(null, productId)).toMatchObject({ most_per_buyer: 500 })
  expect((await edit(productId, { description: 'Organic.' })).product.most_per_buyer).toBe(500)
  expect((await edit(productId, { most_per_buyer: 200 })).product.most_per_buyer).toBe(200)
  expect((await edit(productId, { most_per_buyer: null })).product.most_per_buyer).toBeNull()
})

test('a bound is a fact that an edit reads: one over an older bound is refused', async () => {
  const productId = await offered()
  const { product } = await testApp.as(seller)(getOwnProduct, { productId })
  await edit(productId, { most_per_buyer: 20 })
  await expect(edit(productId, { most_per_buyer: 30, revision: product.revision })).rejects.toMatchObject({
    status: 409,
    code: 'changed',
  })
  expect(await seenBy(null, productId)).toMatchObject({ most_per_buyer: 20 })
})

test.each([
  [0, 'The most for one buyer must be at least 1'],
  [-5, 'The most for one buyer must be at least 1'],
  [1.5, 'The most for one buyer must be a whole number'],
  ['many', 'The most for one buyer must be a whole number'],
  [1_000_001, 'The most for one buyer can be at most 10,00,000'],
])('a bound of %s is refused in a sentence', async (most_per_buyer, message) => {
  const productId = await offered()
  await expect(offered({ most_per_buyer })).rejects.toMatchObject({ status: 400, message })
  await expect(edit(productId, { most_per_buyer })).rejects.toMatchObject({ status: 400, message })
})

test('a seller says that the minimum orders are binding, and each of its products says so', async () => {
  const productId = await offered()
  const { revision } = await testApp.as(seller)(getProfile, {})
  const changed = await testApp.as(seller)(updateProfile, { is_minimum_binding: true, revision })
  expect(changed).toMatchObject({ is_minimum_binding: true, revision: revision + 1 })
  expect(await seenBy(seller, productId)).toMatchObject({ is_minimum_binding: true })
  // Another tab that read the earlier setting does not silently restore it.
  await expect(
    testApp.as(seller)(updateProfile, { is_minimum_binding: false, revision }),
  ).rejects.toMatchObject({ status: 409, code: 'changed' })
  await testApp.as(seller)(updateProfile, { is_minimum_binding: false })
})
