import { beforeEach, expect, test } from 'vitest'
import { deleteProduct, listOwnProducts, updateProduct } from '#contract/products/own-product.ts'
import { applyImport, listImportRows } from '#contract/products/product-import.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { sql } from '#server/db/sql.ts'
import { aSeller } from '#server/testing/build.ts'
import { anImport, aProductsFile, untilDone } from '#server/testing/imports.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone

beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

const aDraft = async (more: object) => ({
  product_name: 'Cotton T-shirt',
  description: 'Combed cotton.',
  category_type: 'T-Shirt',
  unit: 'piece',
  prices: [{ price: 145 }],
  product_image: [dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())],
  ...more,
})
const upload = async (seller_item_code: string | null, who = seller) =>
  (await testApp.as(who)(uploadProduct, await aDraft({ seller_item_code }))).product_id
const codes = async (q = '') =>
  (await testApp.as(seller)(listOwnProducts, { q })).products.map((product) => product.seller_item_code)
const rename = async (productId: string, seller_item_code: string) => {
  const { product_image: _, ...draft } = await aDraft({ seller_item_code })
  return testApp.as(seller)(updateProduct, { ...draft, productId })
}
const taken = {
  status: 409,
  message: 'Another of your products has the item code "ts 180". A code names one product.',
}

test('a seller has an item code once, however it is spelled', async () => {
  await upload('TS180')
  await expect(upload('ts 180')).rejects.toMatchObject(taken)
  expect(await codes()).toEqual(['TS180'])
})

test('an edit takes no code of another product, and keeps its own', async () => {
  await upload('TS180')
  const other = await upload('TS181')
  await expect(rename(other, 'ts 180')).rejects.toMatchObject(taken)
  await rename(other, 'ts 181')
  expect(await codes()).toEqual(['ts 181', 'TS180'])
})

test('another seller may use the same code, and a deleted product frees it', async () => {
  const first = await upload('TS180')
  await upload('TS180', await aSeller(testApp.db))
  await testApp.as(seller)(deleteProduct, { productId: first })
  await upload('TS180')
  expect(await codes()).toEqual(['TS180'])
})

test('a seller finds a product by its code, in any case and spacing', async () => {
  await upload('TS 180-Crew')
  await upload(null)
  expect(await codes('180-crew')).toEqual(['TS 180-Crew'])
  expect(await codes('ts180')).toEqual(['TS 180-Crew'])
  expect(await codes('TS 180-Crew')).toEqual(['TS 180-Crew'])
})

test('of many at once with one code one is kept', async () => {
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => upload('TS180')))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await codes()).toEqual(['TS180'])
})

test('a code has at most 40 characters; blank is none', async () => {
  await expect(upload('x'.repeat(41))).rejects.toMatchObject({
    status: 400,
    message: 'An item code can have at most 40 characters',
  })
  await upload('   ')
  expect(await codes()).toEqual([null])
})

test('a file of new products names the rows whose code is taken or there twice', async () => {
  await upload('TS180')
  const file = aProductsFile([
    { seller_item_code: 'ts 180', image_1: '' },
    { seller_item_code: 'A1' },
    { seller_item_code: 'a 1' },
    { seller_item_code: 'B1' },
  ])
  const { import_id: importId } = await anImport(testApp, seller, file.replaceAll('red.png', 'red.png'))
  const { rows } = await testApp.as(seller)(listImportRows, { importId, show: 'all' })
  expect(rows.map(({ problems }) => problems.map(({ message }) => message)[0])).toEqual([
    'Add at least one picture',
    'Another row of this file has this item code',
    'Another row of this file has this item code',
    'The picture "red.png" has not been added',
  ])
})

test('a code that was taken after the file was read keeps the file from being saved', async () => {
  const product_id = await upload('Z9')
  const [{ images } = { images: [''] }] = (await testApp.as(seller)(listOwnProducts, {})).products
  const file = aProductsFile([{ seller_item_code: 'TS180', image_1: images[0] ?? '' }])
  const { import_id: importId, rows_wrong } = await anImport(testApp, seller, file)
  expect(rows_wrong).toBe(0)
  await testApp.db.run(sql`update products set seller_item_code = 'ts 180' where product_id = ${product_id}`)
  await testApp.as(seller)(applyImport, { importId })
  expect(await untilDone(testApp, seller, importId)).toMatchObject({
    status: 'checked',
    problem: expect.stringContaining('the item code "TS180" meanwhile'),
  })
  expect(await codes()).toEqual(['ts 180'])
})
