import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { listOwnProducts } from '#contract/products/own-product.ts'
import { searchProducts } from '#contract/products/product.ts'
import * as contract from '#contract/products/product-import.ts'
import { rows, sql } from '#server/db/sql.ts'
import { followShops } from '#server/products/shop-change.service.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { anImport, aProductsFile } from '#server/testing/imports.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { ImportCancelled } from './import-progress.service.ts'
import { applyImport, clearStrays, type Task } from './import-work.service.ts'

const testApp = openTestApp()
const many = 120
let picture: string
let seller: Someone
let task: Task

beforeAll(async () => {
  picture = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
})
beforeEach(async () => {
  await testApp.db.run(sql`truncate shop_changes, products, product_imports cascade`)
  seller = await aSeller(testApp.db, { company_name: 'Nilgiri Looms' })
  task = await aDecidedImport()
})

const Run = z.object({ run: z.uuid() })
const Ended = z.object({ status: z.string(), problem: z.string().nullable(), rows_done: z.int() })

/** An import whose products this test saves, and no server. */
async function aDecidedImport(): Promise<Task> {
  const drafts = Array.from({ length: many }, (_, i) => ({ product_name: `Shawl ${i}` }))
  const { import_id } = await anImport(testApp, seller, aProductsFile(drafts))
  const pictures = [{ file_name: 'red.png', picture }]
  await testApp.as(seller)(contract.addImportPictures, { importId: import_id, pictures })
  await testApp.db.run(sql`update product_import_rows set is_chosen = true where import_id = ${import_id}`)
  return claimed(import_id)
}

async function claimed(import_id: string): Promise<Task> {
  const claim = randomUUID()
  const { run } = await testApp.db.one(rows(Run)`
    update product_imports set status = 'applying', claim = ${claim}, claimed_until = now() + interval '1 hour'
    where import_id = ${import_id} returning run`)
  return {
    import_id,
    seller_id: seller.user_id,
    mode: 'add',
    source: 'file',
    status: 'applying',
    attempts: 1,
    claim,
    run,
  }
}

/** The server ends after saving this many pieces. */
const saveSome = (pieces: number) => {
  let begun = 0
  const { db, app } = testApp
  return applyImport({ db, languages: app.languages }, task, () => ++begun > pieces)
}
const shown = async () => (await testApp.as(seller)(listOwnProducts, { q: '' })).counts.all
const waiting = () => testApp.db.run(sql`select from products where import_run is not null`)
const ended = () =>
  testApp.db.one(rows(Ended)`
    select status, problem, rows_done from product_imports where import_id = ${task.import_id}`)

test('nobody sees the products of a file before the last of them is saved', async () => {
  await expect(saveSome(2)).rejects.toThrow(ImportCancelled)
  expect([await shown(), await waiting(), (await ended()).rows_done]).toEqual([0, 100, 100])
  expect((await testApp.as(await aBuyer(testApp.db))(searchProducts, { q: 'shawl' })).products).toEqual([])
})

test('what a server that ended had saved, the next one goes on with: each row is one product', async () => {
  await expect(saveSome(2)).rejects.toThrow(ImportCancelled)
  task = await claimed(task.import_id)
  await saveSome(99)
  expect([await shown(), await waiting()]).toEqual([many, 0])
  expect(await ended()).toEqual({ status: 'applied', problem: null, rows_done: many })
  const { products } = await testApp.as(seller)(listOwnProducts, { q: '' })
  expect(products.slice(0, 3).map(({ product_name }) => product_name)).toEqual([
    'Shawl 0',
    'Shawl 1',
    'Shawl 2',
  ])
})

test('what an import leaves that was given up is removed', async () => {
  await expect(saveSome(2)).rejects.toThrow(ImportCancelled)
  await clearStrays(testApp.db)
  expect(await waiting()).toBe(100)
  await testApp.as(seller)(contract.cancelImport, { importId: task.import_id })
  await clearStrays(testApp.db)
  expect([await shown(), await waiting()]).toEqual([0, 0])
})

test('an import that is decided on anew takes nothing of its former attempt', async () => {
  await expect(saveSome(1)).rejects.toThrow(ImportCancelled)
  await testApp.db.run(sql`update product_imports set status = 'checked' where import_id = ${task.import_id}`)
  await testApp.as(seller)(contract.applyImport, { importId: task.import_id, choose: 'all', skip: [2, 3] })
  await expect.poll(async () => (await ended()).status).toBe('applied')
  await clearStrays(testApp.db)
  expect([await shown(), await waiting()]).toEqual([many - 2, 0])
})

test('a shop that is renamed meanwhile is found by its new words alone', async () => {
  await expect(saveSome(2)).rejects.toThrow(ImportCancelled)
  await testApp.db.run(
    sql`update users set company_name = 'Vindhya Weavers' where user_id = ${seller.user_id}`,
  )
  await followShops(testApp.db)
  task = await claimed(task.import_id)
  await saveSome(99)
  await followShops(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const totalOf = async (q: string) => (await testApp.as(buyer)(searchProducts, { q })).total
  expect([await totalOf('nilgiri'), await totalOf('vindhya')]).toEqual([0, many])
})

test('the import of a shop that is suspended meanwhile stops, and says why', async () => {
  await expect(saveSome(1)).rejects.toThrow(ImportCancelled)
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  await saveSome(99)
  await clearStrays(testApp.db)
  expect(await waiting()).toBe(0)
  expect(await ended()).toEqual({
    status: 'checked',
    problem:
      'Your account was suspended while the products were being saved. Nothing was saved; once it is open again, please try again.',
    rows_done: 0,
  })
})
