import { beforeAll, expect, test } from 'vitest'
import type { DraftOf } from '#contract/endpoint.ts'
import { getProduct } from '#contract/products/product.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, anAdmin, anApplicant, aSeller } from '#server/testing/build.ts'
import { named } from '#server/testing/named.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

type Draft = DraftOf<typeof uploadProduct>

const testApp = openTestApp()
let seller: Someone
let small: string
let wide: string

beforeAll(async () => {
  seller = await aSeller(testApp.db, { company_name: 'Kaveri Knits' })
  small = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
  wide = dataUrlOf(await redAndBlue({ width: 1000, height: 500 }).jpeg().toBuffer(), 'image/jpeg')
})

const aDraft = (more: object = {}): Draft => ({
  product_name: 'Cotton crew-neck T-shirt',
  description: 'Combed cotton, 180 GSM.',
  prices: [
    { price: 132.5, quantityRange: { min: 200, max: null } },
    { price: 145, quantityRange: { min: 50, max: 199 } },
  ],
  specs: [{ key: 'Fabric', value: 'Cotton' }],
  category_type: 'T-Shirt',
  unit: 'piece',
  product_image: [wide, small],
  ...more,
})

const upload = (more: object = {}, who: Someone | null = seller) =>
  testApp.as(who)(uploadProduct, aDraft(more))
const uploaded = async (more: object = {}) => {
  const { product_id: productId } = await upload(more)
  return (await testApp.as(null)(getProduct, { productId })).product
}
const productCount = async () => (await testApp.pool.query('select from products')).rowCount
const pictureCount = async () => (await testApp.pool.query('select from pictures')).rowCount

test('an uploaded product is on the market at once, waiting for its verification', async () => {
  const answer = await upload({ stock: 400 })
  expect(answer).toEqual({
    success: true,
    content: 'Product uploaded successfully!',
    sentence: named,
    product_id: expect.any(String),
  })
  const { product } = await testApp.as(null)(getProduct, { productId: answer.product_id })
  expect(product).toMatchObject({
    product_name: 'Cotton crew-neck T-shirt',
    description: 'Combed cotton, 180 GSM.',
    prices: [
      { price: 145, quantityRange: { min: 50, max: 199 } },
      { price: 132.5, quantityRange: { min: 200, max: null } },
    ],
    specs: [{ key: 'Fabric', value: 'Cotton' }],
    category_type: 'T-Shirt',
    category: 'apparel-fashion',
    unit: 'piece',
    kind: 'standard',
    expires_at: null,
    stock: 400,
    is_verified: false,
    is_top_product: false,
    seller_id: seller.user_id,
    seller_company: 'Kaveri Knits',
  })
})

test('an upload is answered once its pictures can be fetched', async () => {
  const { images } = await uploaded()
  expect(images.map((url) => url.split('/')[3])).toEqual(['1000.webp', '30.webp'])
  const [cover = ''] = images
  for (const url of [...images, cover.replace('1000', '960'), cover.replace('1000', '240')]) {
    const { statusCode, headers } = await testApp.app.inject(url)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['cache-control']).toBe('public, max-age=25')
  }
})

test('prices and specifications may come as JSON text', async () => {
  const { prices, specs } = aDraft()
  const product = await uploaded({ prices: JSON.stringify(prices), specs: JSON.stringify(specs) })
  expect(product).toMatchObject({ specs })
  expect(product.prices).toHaveLength(2)
})

test('a form without a stock is not tracked, and empty rows of specifications are left out', async () => {
  const specs = [{ key: ' ', value: '' }, { key: ' Fabric ', value: 'Cotton' }, {}]
  const product = await uploaded({ stock: null, specs })
  expect(product).toMatchObject({ stock: null, specs: [{ key: 'Fabric', value: 'Cotton' }] })
})

test('fields that are not the seller’s to set are ignored', async () => {
  const other = await aSeller(testApp.db)
  const product = await uploaded({
    is_verified: true,
    verification: 'verified',
    is_top_product: true,
    seller_id: other.user_id,
    product_id: other.user_id,
    rating_sum: 5_000,
    review_count: 1_000,
    kind: 'live',
    expires_at: '2099-01-01T00:00:00Z',
    category: 'footwear',
    images: ['https://example.com/x.png'],
  })
  expect(product).toMatchObject({
    is_verified: false,
    is_top_product: false,
    seller_id: seller.user_id,
    rating: null,
    review_count: 0,
    kind: 'standard',
    category: 'apparel-fashion',
  })
  expect(product.product_id).not.toBe(other.user_id)
  expect(product.images.every((url) => url.startsWith('/media/'))).toBe(true)
})

test('the same picture twice is shown once', async () => {
  expect((await uploaded({ product_image: [small, wide, small] })).images).toHaveLength(2)
})

test('only a seller uploads', async () => {
  const before = await productCount()
  await expect(upload({}, null)).rejects.toMatchObject({ status: 401, code: 'invalid-token' })
  for (const person of [await aBuyer(testApp.db), await anApplicant(testApp.db), await anAdmin(testApp.db)])
    await expect(upload({}, person)).rejects.toMatchObject({ status: 403 })
  expect(await productCount()).toBe(before)
})

const manySpecs = Array.from({ length: 31 }, (_, i) => ({ key: `k${i}`, value: 'v' }))

test.each([
  [{ product_name: 'x'.repeat(101) }, 'Product name can have at most 100 characters'],
  [{ product_name: ' ' }, 'Product name cannot be empty'],
  [{ product_name: 7 }, 'Product name cannot be empty'],
  [{ product_name: 'bolt\0' }, 'Product name holds a character that cannot be stored'],
  [{ product_name: 'bolt \ud800' }, 'Product name holds a character that cannot be stored'],
  [{ description: 'x'.repeat(501) }, 'Product description can have at most 500 characters'],
  [{ description: null }, 'Product description cannot be empty'],
  [{ unit: '' }, 'Unit cannot be empty'],
  [{ unit: 'x'.repeat(41) }, 'Unit can have at most 40 characters'],
  [{ category_type: 'Rockets' }, 'Choose a category from the list'],
  [{ category_type: 'all' }, 'Choose a category from the list'],
  [{ category_type: undefined }, 'Category cannot be empty'],
  [{ prices: [] }, 'Add at least one price slab'],
  [{ prices: '' }, 'Prices could not be read'],
  [{ prices: '{"price":1}' }, 'Prices could not be read'],
  [{ prices: '['.repeat(40_000) }, 'Prices could not be read'],
  [{ prices: undefined }, 'Prices could not be read'],
  [{ prices: [5] }, 'Prices could not be read'],
  [{ prices: [{ price: 5, quantityRange: 'all' }] }, 'Prices could not be read'],
  [{ prices: [{ price: -1 }] }, 'Price 1 must be greater than 0'],
  [{ prices: '[{"price":1e400}]' }, 'Price 1 can be at most ₹1,00,00,000'],
  [{ specs: 'none' }, 'Specifications could not be read'],
  [{ specs: [['Fabric', 'Cotton']] }, 'Specifications could not be read'],
  [{ specs: manySpecs }, 'A product can have at most 30 specifications'],
  [{ specs: [{ key: 'Fabric' }] }, 'Every specification needs a name and a value'],
  [
    { specs: [{ key: 'x'.repeat(61), value: 'v' }] },
    'The name of a specification can have at most 60 characters',
  ],
  [
    { specs: [{ key: 'k', value: 'x'.repeat(201) }] },
    'The value of a specification can have at most 200 characters',
  ],
  [
    { specs: [{ key: 'k', value: '\ud800' }] },
    'The value of a specification holds a character that cannot be stored',
  ],
  [{ stock: -1 }, 'Stock cannot be negative'],
  [{ stock: 1.5 }, 'Stock must be a whole number'],
  [{ stock: 1e12 }, 'Stock can be at most 10,00,00,000'],
  [{ stock: 'many' }, 'Stock must be a whole number'],
  [{ product_image: [] }, 'Add at least one picture'],
  [{ product_image: undefined }, 'Add at least one picture'],
  [{ product_image: Array(9).fill('x') }, 'A product can have at most 8 pictures'],
  [{ product_image: [5] }, 'Pictures must be sent as data-URLs'],
  [{ product_image: ['https://example.com/a.png'] }, 'Picture 1 is not a JPG, PNG, GIF or WebP image.'],
])('wrong input (case %#) is refused in a sentence and leaves nothing', async (more, sentence) => {
  const before = [await productCount(), await pictureCount()]
  await expect(upload(more)).rejects.toMatchObject({ status: 400, message: sentence })
  expect([await productCount(), await pictureCount()]).toEqual(before)
})

test('a bad picture among good ones refuses the whole product', async () => {
  const before = [await productCount(), await pictureCount()]
  const good = dataUrlOf(await redAndBlue({ width: 33, height: 44 }).png().toBuffer())
  const attempt = upload({ product_image: [good, 'data:image/png;base64,AAAA'] })
  await expect(attempt).rejects.toMatchObject({
    status: 400,
    message: 'Picture 2 is not a JPG, PNG, GIF or WebP image.',
  })
  expect([await productCount(), await pictureCount()]).toEqual(before)
})

test('a picture over 5 MB is 413, and so is a body over 30 MB', async () => {
  const large = `data:image/png;base64,${'A'.repeat(Math.ceil((limits.picture.bytes / 3) * 4) + 4)}`
  await expect(upload({ product_image: [small, large] })).rejects.toMatchObject({
    status: 413,
    message: 'Picture 2 is larger than 5 MB.',
  })
  await expect(upload({ product_image: ['A'.repeat(limits.body.pictures)] })).rejects.toMatchObject({
    status: 413,
    message: 'This is too large to send. Please make it smaller.',
  })
})

test('eight pictures are taken', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      redAndBlue({ width: 40 + i, height: 30 })
        .png()
        .toBuffer(),
    ),
  )
  const product = await uploaded({ product_image: pictures.map((picture) => dataUrlOf(picture)) })
  expect(product.images.map((url) => url.split('/')[3])).toEqual(
    Array.from({ length: 8 }, (_, i) => `${40 + i}.webp`),
  )
})
