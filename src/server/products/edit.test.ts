import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { DraftOf } from '#contract/endpoint.ts'
import { updateProduct } from '#contract/products/own-product.ts'
import { getProduct } from '#contract/products/product.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, anApplicant, aProduct, aSeller } from '#server/testing/build.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

type Draft = DraftOf<typeof updateProduct>

const testApp = openTestApp()
let seller: Someone
let pictures: string[]

beforeAll(async () => {
  seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits' })
  pictures = await Promise.all(
    [30, 31, 32].map(async (width) => dataUrlOf(await redAndBlue({ width, height: 20 }).png().toBuffer())),
  )
})

const fields = {
  product_name: 'Cotton T-shirt',
  description: 'Combed cotton.',
  prices: [{ price: 145, quantityRange: { min: 50, max: null } }],
  specs: [{ key: 'Fabric', value: 'Cotton' }],
  category_type: 'Apparel & Fashion',
  unit: 'piece',
}

/** A verified product with two pictures and a stock of 40. */
async function aShirt() {
  const product_image = pictures.slice(0, 2)
  const { product_id } = await testApp.as(seller)(uploadProduct, { ...fields, stock: 40, product_image })
  await testApp.db.run(sql`update products set verification = 'verified' where product_id = ${product_id}`)
  const { product } = await testApp.as(null)(getProduct, { productId: product_id })
  return { productId: product_id, images: product.images }
}
const edit = (productId: string, more: object = {}, who: Someone | null = seller) =>
  testApp.as(who)(updateProduct, { ...fields, productId, ...more } as Draft)
const edited = async (productId: string, more: object = {}) => (await edit(productId, more)).product

test('an edit answers the product as it is now, and everybody sees it', async () => {
  const { productId, images } = await aShirt()
  const answer = await edit(productId, {
    description: 'Organic cotton.',
    prices: JSON.stringify([{ price: '99.50' }]),
    specs: JSON.stringify([{ key: 'GSM', value: '180' }]),
    unit: 'dozen',
  })
  expect(answer).toMatchObject({ success: true, content: 'Product updated successfully!' })
  const changed = {
    product_name: 'Cotton T-shirt',
    description: 'Organic cotton.',
    prices: [{ price: 99.5, quantityRange: { min: 1, max: null } }],
    specs: [{ key: 'GSM', value: '180' }],
    unit: 'dozen',
    images,
    stock: 40,
    is_verified: true,
  }
  expect(answer.product).toMatchObject({ ...changed, verification: 'verified', rejection_reason: null })
  const { product } = await testApp.as(null)(getProduct, { productId })
  expect(product).toMatchObject(changed)
})

test('a new name, category or picture is verified again; all else is not', async () => {
  const verificationAfter = async (more: object) => {
    const { productId, images } = await aShirt()
    const change = typeof more === 'function' ? more(images) : more
    return (await edited(productId, change)).verification
  }
  const kept = [
    {},
    { description: 'Other', unit: 'dozen', stock: 0, specs: [], prices: [{ price: 1 }] },
    { category_type: 'T-Shirt' },
    { product_image: undefined },
    (images: string[]) => ({ product_image: images }),
  ]
  for (const more of kept) expect(await verificationAfter(more)).toBe('verified')
  const reviewed = [
    { product_name: 'Cotton T-shirt, boxed' },
    { category_type: 'Footwear' },
    (images: string[]) => ({ product_image: images.slice(1) }),
    (images: string[]) => ({ product_image: images.toReversed() }),
    (images: string[]) => ({ product_image: [...images, pictures[2]] }),
  ]
  for (const more of reviewed) expect(await verificationAfter(more)).toBe('pending')
})

test('another label of the same category changes nothing', async () => {
  const { productId } = await aShirt()
  expect(await edited(productId, { category_type: 't-shirt' })).toMatchObject({
    category: 'apparel-fashion',
    category_type: 'Apparel & Fashion',
  })
  expect(await edited(productId, { category_type: 'Footwear' })).toMatchObject({
    category: 'footwear',
    category_type: 'Footwear',
  })
})

test('a rejected product goes back to the admins once something of it is made better', async () => {
  const { productId } = await aShirt()
  const reject = () =>
    testApp.db.run(sql`
      update products set verification = 'rejected', rejection_reason = 'Blurred' where product_id = ${productId}`)
  await reject()
  const rejected = { verification: 'rejected', rejection_reason: 'Blurred' }
  expect(await edited(productId)).toMatchObject(rejected)
  expect(await edited(productId, { stock: 3 })).toMatchObject(rejected)
  const pending = { verification: 'pending', rejection_reason: null }
  expect(await edited(productId, { description: 'Now the whole truth.' })).toMatchObject(pending)
  await reject()
  expect(await edited(productId, { product_image: pictures.slice(2) })).toMatchObject(pending)
})

test('stock: absent stays, null is not tracked', async () => {
  const { productId } = await aShirt()
  expect((await edited(productId)).stock).toBe(40)
  expect((await edited(productId, { stock: 0, stock_seen: 40 })).stock).toBe(0)
  expect((await edited(productId, { stock: null, stock_seen: 0 })).stock).toBeNull()
  expect((await edited(productId)).stock).toBeNull()
})

test('kept and new pictures stand in the order of the form, each once', async () => {
  const { productId, images } = await aShirt()
  const [first = '', second = ''] = images
  const product_image = [pictures[2], second, first, second, pictures[0]]
  const product = await edited(productId, { product_image })
  expect(product.images).toHaveLength(3)
  expect(product.images.slice(1)).toEqual([second, first])
  const [cover = ''] = product.images
  expect((await testApp.app.inject(cover)).statusCode).toBe(200)
  // A form that was opened before that edit still holds all of its pictures.
  expect((await edited(productId, { product_image: images })).images).toEqual(images)
})

test('addresses of other pictures are none of the product, and a bad picture refuses the edit', async () => {
  const { productId, images } = await aShirt()
  const foreign = await testApp.as(seller)(uploadProduct, { ...fields, product_image: pictures.slice(2) })
  const { product } = await testApp.as(null)(getProduct, { productId: foreign.product_id })
  for (const [image, sentence] of [
    [product.images[0], 'Picture 2 is none of this product.'],
    ['/media/00000000000000000000000000000000/30.webp', 'Picture 2 is none of this product.'],
    ['https://example.com/a.png', 'Picture 2 is none of this product.'],
    ['', 'Picture 2 is none of this product.'],
    ['data:image/png;base64,AAAA', 'Picture 2 is not a JPG, PNG, GIF or WebP image.'],
  ])
    await expect(
      edit(productId, { description: 'x', product_image: [images[0], image] }),
    ).rejects.toMatchObject({ status: 400, message: sentence })
  const unchanged = await testApp.as(null)(getProduct, { productId })
  expect(unchanged.product).toMatchObject({ images, description: 'Combed cotton.' })
})

test.each([
  [{ product_name: 'x'.repeat(101) }, 'Product name can have at most 100 characters'],
  [{ description: '' }, 'Product description cannot be empty'],
  [{ unit: undefined }, 'Unit cannot be empty'],
  [{ category_type: 'Rockets' }, 'Choose a category from the list'],
  [{ prices: 'x' }, 'Prices could not be read'],
  [{ prices: [{ price: 0 }] }, 'Price 1 must be greater than 0'],
  [{ specs: [{ key: 'Fabric' }] }, 'Every specification needs a name and a value'],
  [{ stock: -1 }, 'Stock cannot be negative'],
  [{ product_image: [] }, 'Add at least one picture'],
  [{ product_image: Array(9).fill('/media/x') }, 'A product can have at most 8 pictures'],
])('wrong input (case %#) is refused in a sentence', async (more, sentence) => {
  const { productId } = await aShirt()
  await expect(edit(productId, more)).rejects.toMatchObject({ status: 400, message: sentence })
})

test('only its seller edits a product', async () => {
  const { productId } = await aShirt()
  await expect(edit(productId, {}, null)).rejects.toMatchObject({ status: 401 })
  for (const person of [await aBuyer(testApp.db), await anApplicant(testApp.db), await anAdmin(testApp.db)])
    await expect(edit(productId, {}, person)).rejects.toMatchObject({ status: 403 })
  const absent = { status: 404, message: 'Product not found' }
  await expect(edit(productId, {}, await aSeller(testApp.db))).rejects.toMatchObject(absent)
  await expect(edit(randomUUID())).rejects.toMatchObject(absent)
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${productId}`)
  await expect(edit(productId)).rejects.toMatchObject(absent)
})

test('a live offer keeps its kind and its end', async () => {
  const expires_at = new Date(Date.now() + 60_000)
  const productId = await aProduct(testApp.db, { seller, expires_at })
  expect(await edited(productId)).toMatchObject({ kind: 'live', expires_at: expires_at.toISOString() })
})

test('of many edits at once one stands whole', async () => {
  const { productId } = await aShirt()
  const versions = Array.from({ length: 12 }, (_, i) => ({
    product_name: `Shirt ${i}`,
    description: `Text ${i}`,
    unit: `unit ${i}`,
    prices: [{ price: i + 1 }],
    specs: [{ key: 'n', value: String(i) }],
    product_image: [pictures[i % 3]],
  }))
  await Promise.all(versions.map((version) => edit(productId, version)))
  const { product: last } = await testApp.as(null)(getProduct, { productId })
  const i = Number(last.specs[0]?.value)
  expect(last).toMatchObject({
    product_name: `Shirt ${i}`,
    description: `Text ${i}`,
    unit: `unit ${i}`,
    prices: [{ price: i + 1 }],
    specs: [{ key: 'n', value: String(i) }],
  })
  expect(last.images[0]).toContain(`/${30 + (i % 3)}.webp`)
})
