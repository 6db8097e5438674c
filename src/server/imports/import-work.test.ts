import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listOwnProducts } from '#contract/products/own-product.ts'
import * as contract from '#contract/products/product-import.ts'
import { sql } from '#server/db/sql.ts'
import { aSeller } from '#server/testing/build.ts'
import { anImport, aProductsFile, untilDone } from '#server/testing/imports.ts'
import { aLargeFile } from '#server/testing/large-files.ts'
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

const as = () => testApp.as(seller)
const addPicture = (importId: string, file_name: string, image = picture) =>
  as()(contract.addImportPictures, { importId, pictures: [{ file_name, picture: image }] })
const products = async () => (await as()(listOwnProducts, { q: '' })).products

test('should saving fail half-way, nothing is saved and the seller may try again', async () => {
  const rows = Array.from({ length: 120 }, (_, i) => ({ product_name: `P ${i}` }))
  const { import_id: importId } = await anImport(testApp, seller, aProductsFile(rows))
  await addPicture(importId, 'red.png')
  const good = sql`select product from product_import_rows where import_id = ${importId} and row_number = 2`
  await testApp.db.run(sql`
    update product_import_rows set product = jsonb_set(product, '{tiers}', '[]')
    where import_id = ${importId} and row_number = 110`)
  await as()(contract.applyImport, { importId })
  expect(await untilDone(testApp, seller, importId)).toMatchObject({
    status: 'checked',
    problem: 'The products could not be saved. Nothing was saved; please try again.',
    rows_done: 0,
  })
  expect(await products()).toEqual([])
  await testApp.db.run(sql`
    update product_import_rows set product = (${good}) where import_id = ${importId} and row_number = 110`)
  await as()(contract.applyImport, { importId })
  expect(await untilDone(testApp, seller, importId)).toMatchObject({
    status: 'applied',
    problem: null,
    rows_done: 120,
  })
})

test('what a server that died had begun, another ends', async () => {
  const { import_id: importId } = await anImport(testApp, seller, aProductsFile([{}]))
  await addPicture(importId, 'red.png')
  await testApp.db.run(sql`
    update product_import_rows set is_chosen = true where import_id = ${importId}`)
  await testApp.db.run(sql`
    update product_imports set status = 'applying', rows_chosen = 1, claim = ${randomUUID()},
      claimed_until = now() - interval '1 second', attempts = 1
    where import_id = ${importId}`)
  await anImport(testApp, await aSeller(testApp.db), aProductsFile([{}]))
  expect(await untilDone(testApp, seller, importId)).toMatchObject({ status: 'applied', rows_done: 1 })
  expect(await products()).toHaveLength(1)
})

test('a file that kills its servers is given up', async () => {
  const { import_id: importId } = await anImport(testApp, seller, aProductsFile([{}]))
  await testApp.db.run(sql`
    update product_imports set status = 'checking', csv = 'x', claim = ${randomUUID()},
      claimed_until = now() - interval '1 second', attempts = 3
    where import_id = ${importId}`)
  await anImport(testApp, await aSeller(testApp.db), aProductsFile([{}]))
  expect(await untilDone(testApp, seller, importId)).toMatchObject({
    status: 'refused',
    problem: 'The file could not be read.',
  })
})

test('while products are saved no other file is read', async () => {
  const { import_id: importId } = await anImport(testApp, seller, aProductsFile([{}]))
  await testApp.db.run(sql`
    update product_imports set status = 'applying', claim = ${randomUUID()}, claimed_until = now() + interval '1 hour'
    where import_id = ${importId}`)
  await expect(anImport(testApp, seller, aProductsFile([{}]))).rejects.toMatchObject({
    status: 409,
    message: 'Another file of yours is being saved. Please wait until that is done.',
  })
  await as()(contract.cancelImport, { importId })
  expect(await anImport(testApp, seller, aProductsFile([{}]))).toMatchObject({ status: 'checked' })
})

test('5,000 rows are read and saved', async () => {
  const checked = await anImport(testApp, seller, aLargeFile())
  expect(checked).toMatchObject({
    status: 'checked',
    rows_total: 5_000,
    rows_wrong: 5_000,
    pictures_missing: 1,
  })
  const { import_id: importId } = checked
  expect((await addPicture(importId, 'red.png')).import.rows_wrong).toBe(0)
  await as()(contract.applyImport, { importId })
  expect(await untilDone(testApp, seller, importId)).toMatchObject({ status: 'applied', rows_done: 5_000 })
})
