import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { deleteProduct } from '#contract/products/own-product.ts'
import * as contract from '#contract/products/product-import.ts'
import { listSellerRequirements } from '#contract/quote.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { anImport, aProductsFile, untilDone } from '#server/testing/imports.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { findSellersOf } from './requirement.queries.ts'

const testApp = openTestApp()
const categories = ['footwear', 'toys-games']
let few: Someone
let many: Someone

beforeAll(async () => {
  few = await aSeller(testApp.db)
  many = await aSeller(testApp.db)
  await aProduct(testApp.db, { seller: few, category: 'footwear' })
  for (const category of [...categories, 'footwear']) await aProduct(testApp.db, { seller: many, category })
})

const Counted = z.object({ seller_id: z.uuid(), category: z.string(), products: z.int() })

/** As stored, and as a fresh count would have them. */
const kept = () =>
  testApp.db.many(rows(Counted)`
    select * from category_sellers where products <> 0 order by seller_id, category`)
const counted = () =>
  testApp.db.many(rows(Counted)`
    select seller_id, category, count(*) as products from products
    where deleted_at is null and verification <> 'rejected'
    group by seller_id, category order by seller_id, category`)
const sellersNotifiedOf = async (limit = 50) =>
  (
    await findSellersOf(testApp.db, {
      categories,
      except: '00000000-0000-4000-8000-000000000000',
      limit,
    })
  ).map(({ user_id }) => user_id)

test('sellers with the most products in the categories are notified first', async () => {
  expect(await sellersNotifiedOf()).toEqual([many.user_id, few.user_id])
  expect(await sellersNotifiedOf(1)).toEqual([many.user_id])
})

test('what a seller has in a category is counted through every change of the products', async () => {
  const [first = '', second = ''] = [
    await aProduct(testApp.db, { seller: few, category: 'footwear' }),
    await aProduct(testApp.db, { seller: few, category: 'footwear' }),
  ]
  expect(await kept()).toEqual(await counted())
  await testApp.db.run(sql`update products set category = 'toys-games' where product_id = ${first}`)
  await testApp.db.run(sql`update products set verification = 'rejected' where product_id = ${second}`)
  expect(await kept()).toEqual(await counted())
  await testApp.db.run(
    sql`update products set verification = 'pending', category = 'toys-games' where product_id = ${second}`,
  )
  await testApp.as(few)(deleteProduct, { productId: first })
  expect(await kept()).toEqual(await counted())
  await testApp.db.run(sql`delete from products where seller_id = ${few.user_id} and product_id <> ${first}`)
  expect(await kept()).toEqual(await counted())
  expect(await sellersNotifiedOf()).toEqual([many.user_id])
  expect((await testApp.as(few)(listSellerRequirements, {})).requirements).toEqual([])
})

test('the products of a file are counted', async () => {
  const file = aProductsFile(['One', 'Two'].map((product_name) => ({ product_name })))
  const { import_id: importId } = await anImport(testApp, few, file)
  const picture = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
  await testApp.as(few)(contract.addImportPictures, {
    importId,
    pictures: [{ file_name: 'red.png', picture }],
  })
  await testApp.as(few)(contract.applyImport, { importId })
  await untilDone(testApp, few, importId)
  expect(await kept()).toEqual(await counted())
  expect(await kept()).toContainEqual({ seller_id: few.user_id, category: 'apparel-fashion', products: 2 })
})

test('sellers who add products at the same time wait for nobody else, and none is lost', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      aProduct(testApp.db, { seller: i % 2 ? few : many, category: categories[i % 3] ?? 'footwear' }),
    ),
  )
  expect(await kept()).toEqual(await counted())
})
