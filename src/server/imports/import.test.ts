import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listOwnProducts } from '#contract/products/own-product.ts'
import * as contract from '#contract/products/product-import.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { anImport, aProductsFile, untilDone } from '#server/testing/imports.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let picture: string

beforeAll(async () => {
  picture = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
})
beforeEach(async () => {
  seller = await aSeller(testApp.db)
})

const as = (who: Someone = seller) => testApp.as(who)
const wrongRows = async (importId: string) =>
  (await as()(contract.listImportRows, { importId, show: 'wrong' })).rows
const addPicture = (importId: string, file_name: string, image = picture) =>
  as()(contract.addImportPictures, { importId, pictures: [{ file_name, picture: image }] })
const products = async () => (await as()(listOwnProducts, { q: '' })).products

test('the dry run tells every problem by row and column, and saves nothing', async () => {
  const csv = aProductsFile([
    {},
    { unit: '', price_2: '0', min_2: '9', max_1: '8' },
    { category_type: 'Rockets' },
  ])
  const checked = await anImport(testApp, seller, csv)
  expect(checked).toMatchObject({
    file_name: 'goods.csv',
    status: 'checked',
    problem: null,
    rows_total: 3,
    rows_done: 3,
    rows_wrong: 3,
    pictures_missing: 1,
    missing_pictures: ['red.png'],
  })
  const missing = { column: 'image_1', message: 'The picture "red.png" has not been added' }
  const named = { sentence: { name: 'imports.pictureMissing', parameters: { picture: 'red.png' } } }
  expect(await wrongRows(checked.import_id)).toMatchObject([
    { row: 2, product_name: 'Cotton T-shirt', problems: [{ ...missing, ...named }] },
    {
      row: 3,
      product_name: 'Cotton T-shirt',
      problems: [
        { column: 'unit', message: 'Unit cannot be empty' },
        { column: 'price_2', message: 'Price 2 must be greater than 0' },
        missing,
      ],
    },
    {
      row: 4,
      product_name: 'Cotton T-shirt',
      problems: [{ column: 'category_type', message: 'Choose a category from the list' }, missing],
    },
  ])
  expect(await products()).toEqual([])
})

test('pictures beside the file are found by their names, and the rows become products', async () => {
  const csv = aProductsFile([
    { product_name: 'First', image_1: 'C:\\Fotos\\RED.png', image_2: 'blue.png', stock: '7' },
    { product_name: 'दूसरा', image_1: 'blue.png', image_2: 'red.PNG', image_3: 'blue.png', price_1: '99.50' },
  ])
  const { import_id: importId } = await anImport(testApp, seller, csv)
  const blue = dataUrlOf(await redAndBlue({ width: 31, height: 20 }).png().toBuffer())
  await addPicture(importId, 'fotos/Blue.PNG', blue)
  const { import: ready } = await addPicture(importId, 'Red.png')
  expect(ready).toMatchObject({ rows_wrong: 0, pictures_missing: 0, missing_pictures: [] })

  const answer = await as()(contract.applyImport, { importId })
  expect(answer).toMatchObject({ success: true, content: 'The products are being saved' })
  expect(answer.import).toMatchObject({ rows_chosen: 2 })
  expect(await untilDone(testApp, seller, importId)).toMatchObject({
    status: 'applied',
    rows_done: 2,
    problem: null,
  })

  const [first, second] = await products()
  expect(first).toMatchObject({
    product_name: 'First',
    category: 'apparel-fashion',
    stock: 7,
    verification: 'pending',
    kind: 'standard',
    prices: [{ price: 145, quantityRange: { min: 1, max: null } }],
  })
  expect(first?.images.map((url) => url.split('/')[3])).toEqual(['30.webp', '31.webp'])
  expect(second).toMatchObject({ product_name: 'दूसरा', stock: null, prices: [{ price: 99.5 }] })
  expect(second?.images.map((url) => url.split('/')[3])).toEqual(['31.webp', '30.webp'])
})

test('addresses of own pictures count as pictures, those of others do not', async () => {
  const { import_id: first } = await anImport(testApp, seller, aProductsFile([{}]))
  await addPicture(first, 'red.png')
  await as()(contract.applyImport, { importId: first })
  await untilDone(testApp, seller, first)
  const [own] = await products()
  const csv = aProductsFile([
    { image_1: `https://vanij.test${own?.images[0]}`, image_2: own?.images[0] ?? '' },
    { image_1: 'https://example.com/a.png' },
  ])
  const again = await anImport(testApp, seller, csv)
  expect(again).toMatchObject({ rows_wrong: 1, rows_known: 2, pictures_missing: 0 })
  expect(await wrongRows(again.import_id)).toMatchObject([
    { row: 3, problems: [{ column: 'image_1', message: 'This is the address of none of your pictures' }] },
  ])
  seller = await aSeller(testApp.db)
  expect(await anImport(testApp, seller, aProductsFile([{ image_1: own?.images[0] ?? '' }]))).toMatchObject({
    rows_wrong: 1,
  })
})

test('nothing is saved while a chosen row is wrong; the right ones may be chosen alone', async () => {
  const csv = aProductsFile(['A', '', 'C', 'D'].map((product_name) => ({ product_name })))
  const { import_id: importId } = await anImport(testApp, seller, csv)
  const apply = (choice: object = {}) => as()(contract.applyImport, { importId, ...choice })
  await expect(apply()).rejects.toMatchObject({
    status: 409,
    message: '4 of the chosen rows still have problems. Nothing was saved.',
  })
  await expect(apply({ choose: 'right' })).rejects.toMatchObject({
    status: 409,
    message: 'Choose at least one row.',
  })
  await addPicture(importId, 'red.png')
  await expect(apply()).rejects.toMatchObject({
    status: 409,
    message: 'One of the chosen rows still has a problem. Nothing was saved.',
  })
  expect(await products()).toEqual([])
  await apply({ choose: 'right', skip: [4] })
  expect(await untilDone(testApp, seller, importId)).toMatchObject({
    status: 'applied',
    rows_chosen: 2,
    rows_done: 2,
  })
  expect((await products()).map(({ product_name }) => product_name)).toEqual(['A', 'D'])
  await expect(apply()).rejects.toMatchObject({ status: 409, message: 'These products are saved already.' })
  await expect(as()(contract.cancelImport, { importId })).rejects.toMatchObject({ status: 409 })
})

test('an import given up is over, and a new file takes the place of an undecided one', async () => {
  const first = await anImport(testApp, seller, aProductsFile([{}]))
  const second = await anImport(testApp, seller, aProductsFile([{}, {}]))
  const importId = second.import_id
  expect(await as()(contract.getImport, { importId: first.import_id })).toMatchObject({
    import: { status: 'cancelled', rows_wrong: 0 },
  })
  const { import: cancelled } = await as()(contract.cancelImport, { importId })
  expect(cancelled).toMatchObject({ status: 'cancelled', rows_wrong: 0, pictures_missing: 0 })
  await expect(as()(contract.applyImport, { importId })).rejects.toMatchObject({ status: 409 })
  await expect(addPicture(importId, 'red.png')).rejects.toMatchObject({ status: 409 })
  const { imports } = await as()(contract.listImports, {})
  expect(imports.map(({ import_id }) => import_id)).toEqual([importId, first.import_id])
})

test('a bad picture is reported beside its name and stops no other', async () => {
  const { import_id: importId } = await anImport(testApp, seller, aProductsFile([{}]))
  const { pictures, import: after } = await as()(contract.addImportPictures, {
    importId,
    pictures: [
      { file_name: 'drawing.svg', picture: 'data:image/svg+xml;base64,PHN2Zy8+' },
      { file_name: 'red.png', picture },
    ],
  })
  expect(pictures).toMatchObject([
    {
      file_name: 'drawing.svg',
      problem: 'This file is not a JPG, PNG, GIF or WebP image.',
      sentence: { name: 'pictures.notAPicture', parameters: { picture: { kind: 'thisFile' } } },
    },
    { file_name: 'red.png', problem: null },
  ])
  expect(after.pictures_missing).toBe(0)
})

test('a file that cannot be read is refused with its reason', async () => {
  expect(await anImport(testApp, seller, 'name,price\r\nBolt,5')).toMatchObject({
    status: 'refused',
    problem:
      'The column "product_name" is missing. The template shows it. The file has "name", "price", which the template does not know.',
    sentence: { name: 'imports.columnMissing' },
    rows_total: 0,
  })
  await expect(anImport(testApp, seller, '')).rejects.toMatchObject({
    status: 400,
    message: 'The file is empty.',
  })
  await expect(anImport(testApp, seller, 'a\0b')).rejects.toMatchObject({
    status: 400,
    message: 'This is no CSV file. Save the table as "CSV UTF-8" and choose that file.',
  })
  await expect(anImport(testApp, seller, 'x'.repeat(8 * 1024 ** 2 + 1))).rejects.toMatchObject({
    status: 413,
    message: 'A file can have at most 8 MB.',
  })
})

test('rows come in pages', async () => {
  const { import_id: importId } = await anImport(testApp, seller, aProductsFile(Array(120).fill({})))
  const page = (cursor?: string) =>
    as()(contract.listImportRows, { importId, show: 'all', ...(cursor ? { cursor } : {}) })
  const first = await page()
  const second = await page(first.next ?? '')
  const third = await page(second.next ?? '')
  expect([first, second, third].map(({ rows, total }) => [rows.length, total])).toEqual([
    [50, 120],
    [50, 120],
    [20, 120],
  ])
  expect(third.next).toBeNull()
  await expect(page('x')).rejects.toMatchObject({ status: 400 })
})

test('an import is there for its seller alone', async () => {
  const { import_id: importId } = await anImport(testApp, seller, aProductsFile([{}]))
  const rival = await aSeller(testApp.db)
  const pictures = [{ file_name: 'red.png', picture }]
  for (const id of [importId, randomUUID()])
    for (const attempt of [
      () => as(rival)(contract.getImport, { importId: id }),
      () => as(rival)(contract.listImportRows, { importId: id }),
      () => as(rival)(contract.exportWrongRows, { importId: id }),
      () => as(rival)(contract.addImportPictures, { importId: id, pictures }),
      () => as(rival)(contract.applyImport, { importId: id }),
      () => as(rival)(contract.cancelImport, { importId: id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404, message: 'Import not found' })
  expect(await as(rival)(contract.listImports, {})).toMatchObject({ imports: [] })
  for (const person of [await aBuyer(testApp.db), await anAdmin(testApp.db)])
    await expect(as(person)(contract.listImports, {})).rejects.toMatchObject({ status: 403 })
  await expect(testApp.as(null)(contract.listImports, {})).rejects.toMatchObject({ status: 401 })
})

test('a product that is named as in the file is counted, not changed', async () => {
  await aProduct(testApp.db, { seller, product_name: 'COTTON t-shirt' })
  expect(await anImport(testApp, seller, aProductsFile([{}, { product_name: 'Other' }]))).toMatchObject({
    rows_known: 1,
  })
})
