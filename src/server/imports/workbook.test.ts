import { unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { listOwnProducts } from '#contract/products/own-product.ts'
import * as contract from '#contract/products/product-import.ts'
import { workbookType } from '#contract/reply.ts'
import { sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { untilDone } from '#server/testing/imports.ts'
import { aWorkbook } from '#server/testing/sheets/a-workbook.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

async function read(bytes: Uint8Array, mode: 'add' | 'update' = 'update') {
  const { import: created } = await testApp.as(seller)(contract.createImport, {
    file_name: 'prices.xlsx',
    mode,
    workbook: Buffer.from(bytes).toString('base64'),
  })
  return untilDone(testApp, seller, created.import_id)
}
const changesOf = async (importId: string) =>
  (await testApp.as(seller)(contract.listImportRows, { importId, show: 'all' })).rows.map(
    ({ row, changes, problems }) => [
      row,
      Object.fromEntries(changes.map((change) => [change.column, change.new])),
      ...problems.map(({ message }) => message),
    ],
  )
const codeOf = (productId: string, code: string) =>
  testApp.db.run(sql`update products set seller_item_code = ${code} where product_id = ${productId}`)

async function download(path: string) {
  const headers = { token: await testApp.tokenOf(seller) }
  return testApp.app.inject({ url: `/api/seller/${path}`, headers })
}

test('what Excel made of numbers is read as it was meant', async () => {
  const names = ['00123', 'Mar-05', '98765432101234', 'TS 4', 'TS 5']
  for (const name of names) await codeOf(await aProduct(testApp.db, { seller, product_name: name }), name)
  const bytes = await aWorkbook([
    ['seller_item_code', 'price_1', 'stock', 'hsn_code', 'gst_rate', 'unit'],
    [{ value: 123, numFmt: '00000' }, 145.5, 1e5, 85235100, { value: 0.18, numFmt: '0%' }, 'box'],
    [
      { value: new Date(Date.UTC(2005, 2, 1)), numFmt: 'mmm-yy' },
      { value: 99, numFmt: '₹ #,##0.00' },
      0,
      1012100,
      5,
      '',
    ],
    [98765432101234, 0.1 + 0.2, '१२', '6109.0', '12', ''],
    ['TS 4', '₹ 1,45,000.50', '1E+05', '', '', ''],
    [
      'TS 5',
      { formula: 'B2*2', formulaResult: 291 },
      '',
      '',
      '',
      { value: new Date(Date.UTC(2026, 2, 5)), numFmt: 'mm-dd-yy' },
    ],
  ])
  const { import_id, ...facts } = await read(bytes)
  expect(facts).toMatchObject({ status: 'checked', rows_wrong: 0, rows_changing: 5 })
  expect(await changesOf(import_id)).toEqual([
    [2, { price_1: '145.50', stock: '100000', hsn_code: '85235100', gst_rate: '18 %', unit: 'box' }],
    [3, { price_1: '99.00', stock: '0', hsn_code: '01012100', gst_rate: '5 %' }],
    [4, { price_1: '0.30', stock: '12', hsn_code: '6109', gst_rate: '12 %' }],
    [5, { price_1: '145000.50', stock: '100000' }],
    [6, { price_1: '291.00', unit: '05-03-2026' }],
  ])
})

test('an item code that Excel took for a number is named, not guessed', async () => {
  await codeOf(await aProduct(testApp.db, { seller, product_name: 'Nut' }), '1E5')
  const bytes = await aWorkbook([
    ['seller_item_code', 'stock'],
    [{ value: 1e5, numFmt: '0.00E+00' }, 4],
  ])
  const { import_id } = await read(bytes)
  expect(await changesOf(import_id)).toEqual([
    [
      2,
      {},
      'A spreadsheet has turned this item code into the number 1.00E+05. Format its column as text and type the code again.',
    ],
  ])
})

test('the first sheet that is seen is read, and a dash empties there too', async () => {
  const nut = await aProduct(testApp.db, { seller, product_name: 'Nut', stock: 7 })
  await codeOf(nut, 'N 1')
  const bytes = await aWorkbook(
    [
      ['seller_item_code', 'stock'],
      ['N 1', '-'],
    ],
    [{ hidden: true }],
  )
  const { import_id } = await read(bytes)
  expect(await changesOf(import_id)).toEqual([[2, { stock: null }]])
})

test('the template as a workbook is a file of products, whose text is text', async () => {
  const answer = await download('imports/template?format=xlsx')
  expect(answer.headers['content-type']).toBe(workbookType)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="products_template.xlsx"')
  const { import_id, ...facts } = await read(answer.rawPayload, 'add')
  expect(facts).toMatchObject({
    status: 'checked',
    rows_total: 1,
    unknown_columns: [],
    missing_pictures: ['tshirt-back.jpg', 'tshirt-front.jpg'],
  })
})

test('no cell of an export is a formula, whatever a product is called', async () => {
  for (const name of ['=HYPERLINK("https://x")', '+1', '-1', '@SUM(A1)', '\t=1'])
    await aProduct(testApp.db, { seller, product_name: name })
  const { rawPayload } = await download('products/export?format=xlsx')
  const sheet = Buffer.from(unzipSync(rawPayload)['xl/worksheets/sheet1.xml'] ?? []).toString()
  expect(sheet).toContain('=HYPERLINK')
  expect(sheet).not.toMatch(/<f[ >/]/)
})

test('rows to mend come as a workbook, and go back as one', async () => {
  const columns = [
    'product_name',
    'description',
    'category_type',
    'unit',
    'seller_item_code',
    'price_1',
    'image_1',
  ]
  const bytes = await aWorkbook([
    columns,
    ['=Bolt', 'Steel.', 'Hardware & Tools', 'kg', '00042', 'ten', 'red.png'],
  ])
  const { import_id } = await read(bytes, 'add')
  const { rawPayload } = await download(`imports/${import_id}/wrong-rows?format=xlsx`)
  const again = await read(rawPayload, 'add')
  expect(again).toMatchObject({ status: 'checked', rows_total: 1, rows_wrong: 1, unknown_columns: [] })
  const { rawPayload: twice } = await download(`imports/${again.import_id}/wrong-rows?format=xlsx`)
  const textIn = (file: Uint8Array) =>
    Buffer.from(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? []).toString()
  expect(textIn(twice)).toBe(textIn(rawPayload))
  expect(textIn(twice)).toContain('>00042<')
  expect(textIn(twice)).toContain('>=Bolt<')
})

test('a workbook saves its products', async () => {
  const nut = await aProduct(testApp.db, { seller, product_name: 'Nut', stock: 7 })
  const { import_id } = await read(
    await aWorkbook([
      ['product_id', 'stock'],
      [nut, 12],
    ]),
  )
  await testApp.as(seller)(contract.applyImport, { importId: import_id })
  await untilDone(testApp, seller, import_id)
  const { products } = await testApp.as(seller)(listOwnProducts, { q: '', sort: 'name' })
  expect(products.map(({ stock }) => stock)).toEqual([12])
})
