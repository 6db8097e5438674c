import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listOwnProducts, updateProduct } from '#contract/products/own-product.ts'
import { searchProducts } from '#contract/products/product.ts'
import * as contract from '#contract/products/product-import.ts'
import { csvLine } from '#server/csv/write-csv.ts'
import { sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { untilDone } from '#server/testing/imports.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let shirt: string

const tiers = [
  { min: 1, max: 9, unit_price_paise: 14_500 },
  { min: 10, max: null, unit_price_paise: 13_000 },
]
beforeEach(async () => {
  seller = await aSeller(testApp.db)
  shirt = await aProduct(testApp.db, { seller, product_name: 'Shirt', tiers, stock: 40 })
  await change(shirt, sql`seller_item_code = 'TS 180', verification = 'verified'`)
})

const as = () => testApp.as(seller)
const change = (productId: string, set: ReturnType<typeof sql>) =>
  testApp.db.run(sql`update products set ${set} where product_id = ${productId}`)
const own = async () => (await as()(listOwnProducts, { q: '', sort: 'name' })).products
const theShirt = async () => (await own()).find(({ product_id }) => product_id === shirt)
const fileOf = (columns: readonly string[], ...lines: (readonly string[])[]) =>
  [columns, ...lines].map((cells) => csvLine(cells)).join('')

async function read(csv: string, who = seller) {
  const { import: created } = await testApp.as(who)(contract.createImport, {
    file_name: 'prices.csv',
    mode: 'update',
    csv,
  })
  return untilDone(testApp, who, created.import_id)
}
const rowsOf = async (importId: string, show: 'wrong' | 'changing' | 'all' = 'all') =>
  (await as()(contract.listImportRows, { importId, show })).rows
const decide = async (importId: string, choice: object = {}) => {
  await as()(contract.applyImport, { importId, ...choice })
  return untilDone(testApp, seller, importId)
}
test('a file of item codes and prices shows old, new and percent, and changes that alone', async () => {
  const before = await theShirt()
  const file = fileOf(['seller_item_code', 'price_1', 'stock'], ['ts180', '₹ 159.50', '55'])
  const { import_id, ...facts } = await read(file)
  expect(facts).toMatchObject({ status: 'checked', mode: 'update', rows_changing: 1, rows_verified_again: 0 })
  const [row] = await rowsOf(import_id)
  expect(row).toMatchObject({
    row: 2,
    product_name: 'Shirt',
    problems: [],
    changes: [
      { column: 'stock', old: '40', new: '55', percent: null },
      { column: 'price_1', old: '145.00', new: '159.50', percent: 10 },
    ],
  })
  expect(await theShirt()).toEqual(before)
  expect(await decide(import_id)).toMatchObject({ status: 'applied', rows_done: 1 })
  expect(await theShirt()).toEqual({
    ...before,
    stock: 55,
    prices: [{ ...before?.prices[0], price: 159.5 }, before?.prices[1]],
    revision: expect.any(Number),
  })
})

test('stock that was sold since the export is not overwritten, and the row says so', async () => {
  const file = fileOf(['product_id', 'stock', 'stock_seen'], [shirt, '60', '40'])
  await change(shirt, sql`stock = 35`)
  const { import_id, rows_wrong } = await read(file)
  expect(rows_wrong).toBe(1)
  const [row] = await rowsOf(import_id)
  expect(row?.problems[0]?.message).toBe(
    'The stock was 40 in the file and is 35 now. Write 35 into "stock_seen" to set it all the same.',
  )
  const untouched = await read(fileOf(['product_id', 'stock', 'stock_seen'], [shirt, '40', '40']))
  expect(untouched).toMatchObject({ rows_wrong: 0, rows_changing: 0 })
})

test('what is sold or edited between review and decision is left, and named', async () => {
  const cap = await aProduct(testApp.db, { seller, product_name: 'Cap', stock: 7 })
  const file = fileOf(['product_id', 'stock', 'unit'], [shirt, '60', ''], [cap, '', 'dozen'])
  const { import_id } = await read(file)
  await change(shirt, sql`stock = 39`)
  expect(await decide(import_id)).toMatchObject({ status: 'applied', rows_chosen: 2, rows_done: 1 })
  expect((await own()).map(({ stock, unit }) => [stock, unit])).toEqual([
    [7, 'dozen'],
    [39, 'piece'],
  ])
  expect(await rowsOf(import_id, 'wrong')).toMatchObject([
    { problems: [{ message: 'This product changed after the file was read, and was left as it is' }] },
  ])
})

test('rows that name no product, or one of another shop, or one twice, are problems', async () => {
  const other = await aProduct(testApp.db, { seller: await aSeller(testApp.db) })
  const file = fileOf(
    ['seller_item_code', 'product_id', 'unit'],
    ['nothing', '', 'box'],
    ['', other, 'box'],
    ['', 'x', 'box'],
    ['', '', 'box'],
    ['ts180', '', 'box'],
    ['', shirt, 'box'],
  )
  const { import_id } = await read(file)
  expect((await rowsOf(import_id)).map(({ problems }) => problems[0]?.message)).toEqual([
    'None of your products has this item code',
    'None of your products has this number',
    'None of your products has this number',
    'This row names no product: it has no item code',
    'Another row of this file names the same product',
    'Another row of this file names the same product',
  ])
  await expect(decide(import_id)).rejects.toMatchObject({ status: 409 })
})

test('a wrong cell is named by its column, and the row can be downloaded to be mended', async () => {
  const file = fileOf(['seller_item_code', 'price_1', 'hsn_code', 'stock'], ['ts180', '1.234', '12x', '-5'])
  const { import_id } = await read(file)
  const [row] = await rowsOf(import_id)
  expect(row?.changes).toEqual([])
  expect(row?.problems.map(({ column }) => column)).toEqual(['stock', 'hsn_code', 'price_1'])
  const wrong = await testApp.app.inject({
    url: `/api/seller/imports/${import_id}/wrong-rows`,
    headers: { token: await testApp.tokenOf(seller) },
  })
  expect(wrong.payload).toContain('problem,seller_item_code,price_1')
})

test('a blank cell changes nothing, and - empties what may be empty', async () => {
  await change(shirt, sql`most_per_buyer = 5, hsn_code = '6109'`)
  const columns = ['seller_item_code', 'stock', 'most_per_buyer', 'hsn_code', 'price_2']
  const { import_id } = await read(fileOf(columns, ['TS180', '-', '', '-', '-']))
  await decide(import_id)
  expect(await theShirt()).toMatchObject({
    stock: null,
    most_per_buyer: 5,
    hsn_code: null,
    prices: [{ price: 145 }],
  })
})

test('a new name is verified again, says so before, and is found by search after', async () => {
  const { import_id, rows_verified_again } = await read(
    fileOf(['seller_item_code', 'product_name'], ['ts180', 'Zanzibar kurta']),
  )
  expect(rows_verified_again).toBe(1)
  expect(await rowsOf(import_id)).toMatchObject([{ asks_again: true }])
  await decide(import_id)
  expect(await theShirt()).toMatchObject({ product_name: 'Zanzibar kurta', verification: 'pending' })
  const { products } = await testApp.as(null)(searchProducts, { q: 'zanzibar' })
  expect(products.map(({ product_id }) => product_id)).toEqual([shirt])
})

test('by its number a product gets another item code, but none that is taken', async () => {
  const cap = await aProduct(testApp.db, { seller, product_name: 'Cap' })
  const file = (code: string) => fileOf(['product_id', 'seller_item_code'], [cap, code])
  expect((await rowsOf((await read(file('ts180'))).import_id))[0]?.problems).toMatchObject([
    { message: 'Another of your products has this item code' },
  ])
  await decide((await read(file('C1'))).import_id)
  expect((await own()).map((product) => product.seller_item_code)).toEqual(['C1', 'TS 180'])
})

test('a file that names its products by nothing is refused with what it needs', async () => {
  expect(await read(fileOf(['product_name', 'price_1'], ['Shirt', '5']))).toMatchObject({
    status: 'refused',
    problem:
      'A file of changes needs the column "seller_item_code" or "product_id". The export of your products has both.',
  })
})

test('what a server that died had begun to save, another ends once', async () => {
  const { import_id } = await read(fileOf(['seller_item_code', 'stock'], ['ts180', '90']))
  await testApp.db.run(sql`update product_import_rows set is_chosen = true where import_id = ${import_id}`)
  await testApp.db.run(sql`
    update product_imports set status = 'applying', rows_chosen = 1, claim = ${randomUUID()},
      claimed_until = now() - interval '1 second', attempts = 1 where import_id = ${import_id}`)
  // Any new file wakes the runner.
  await read(fileOf(['seller_item_code'], ['x']), await aSeller(testApp.db))
  expect(await untilDone(testApp, seller, import_id)).toMatchObject({ status: 'applied', rows_done: 1 })
  expect(await theShirt()).toMatchObject({ stock: 90 })
})

test('an edit in the form before the decision wins over the file', async () => {
  const { import_id } = await read(fileOf(['seller_item_code', 'price_1'], ['ts180', '150']))
  const product = await theShirt()
  if (!product) throw new Error('no shirt')
  const { product_name, description, category_type, unit, specs } = product
  const prices = [{ price: 99 }]
  await as()(updateProduct, {
    productId: shirt,
    product_name,
    description,
    category_type,
    unit,
    specs,
    prices,
  })
  expect(await decide(import_id)).toMatchObject({ status: 'applied', rows_done: 0 })
  expect(await theShirt()).toMatchObject({ prices: [{ price: 99 }] })
})
