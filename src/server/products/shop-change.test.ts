import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { searchProducts } from '#contract/products/product.ts'
import { rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { lockStock } from '#server/stock/stock.service.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { writeAllSearchWords } from '#server/testing/search-words.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { followShops } from './shop-change.service.ts'

const testApp = openTestApp()
const Began = z.object({ began: z.string() })
let seller: Someone
let buyer: Someone

beforeEach(async () => {
  await testApp.db.run(sql`truncate shop_changes, products cascade`)
  seller = await aSeller(testApp.db, { company_name: 'Nilgiri Looms' })
  buyer = await aBuyer(testApp.db)
})

// As after an admin's approval: a verified shop cannot change these by itself.
const rename = (company_name: string) =>
  testApp.db.run(sql`update users set company_name = ${company_name} where user_id = ${seller.user_id}`)
const countOf = async (q: string, filters = {}) =>
  (await testApp.as(buyer)(searchProducts, { q, ...filters })).products.length
const someProducts = async (many: number) => {
  for (const place of Array.from({ length: many }).keys())
    await aProduct(testApp.db, { seller, product_name: `Lamp ${place}`, stock: 9 })
}

const Open = z.object({ open: z.int() })
const openChanges = async () =>
  (await testApp.db.one(rows(Open)`select count(*) as open from shop_changes where followed < version`)).open

test('a renamed shop is found by its new words alone', async () => {
  await someProducts(3)
  await rename('Vindhya Weavers')
  await followShops(testApp.db)
  expect([await countOf('nilgiri'), await countOf('vindhya')]).toEqual([0, 3])
})

const Search = z.object({ search: z.string() })
const searches = () => testApp.db.many(rows(Search)`select search::text from products order by product_id`)

test('the words of a product are the same as if it were offered by the renamed shop', async () => {
  const descriptions = ['of the nilgiri hills', 'Vindhya made, 7 kg, looms', 'plain', '']
  for (const description of descriptions)
    await aProduct(testApp.db, { seller, product_name: 'Looms', description })
  for (const company_name of ['Vindhya 7 kg', 'Lamp Looms', 'Nilgiri', 'Vindhya Looms']) {
    await rename(company_name)
    await followShops(testApp.db)
    const followed = await searches()
    await testApp.db.run(sql`update products set search = ''`)
    await writeAllSearchWords(testApp.db)
    expect(followed).toEqual(await searches())
  }
})

test('a shop of another state and trade is found by these', async () => {
  await someProducts(1)
  await testApp.db.run(
    sql`update users set state = 'Kerala', business_type = 'Retailer' where user_id = ${seller.user_id}`,
  )
  await followShops(testApp.db)
  expect(await countOf('lamp', { state: 'Kerala', business_type: 'Retailer', verified: 'true' })).toBe(1)
})

test('a new name waits for nobody who holds a product of the shop, and holds none itself', async () => {
  await someProducts(2)
  const [product] = (await testApp.as(buyer)(searchProducts, { q: 'lamp 0' })).products
  await testApp.db.transaction(async (tx) => {
    await lockStock(tx, [product?.product_id ?? ''])
    await rename('Vindhya Weavers')
    await followShops(testApp.db)
    expect(await countOf('vindhya')).toBe(1)
  })
  await followShops(testApp.db)
  expect(await countOf('vindhya')).toBe(2)
})

test('what a server leaves half done is gone on with', async () => {
  await someProducts(50)
  await rename('Vindhya Weavers')
  let pieces = 0
  await followShops(testApp.db, () => ++pieces > 3)
  const half = await countOf('vindhya', { limit: 100 })
  expect(half).toBeGreaterThan(0)
  expect(half).toBeLessThan(50)
  await followShops(testApp.db)
  expect(await countOf('vindhya', { limit: 100 })).toBe(50)
  expect(await countOf('nilgiri')).toBe(0)
})

test('a product that was being added meanwhile follows too', async () => {
  await someProducts(1)
  await testApp.db.transaction(async (tx) => {
    await aProduct(tx, { seller, product_name: 'Late lamp' })
    await rename('Vindhya Weavers')
    // As if the change were older than a statement may take, but younger than this transaction.
    const { began } = await tx.one(rows(Began)`select now()::text as began`)
    await testApp.db.run(
      sql`update shop_changes set changed_at = ${began}::timestamptz + interval '1 microsecond'
        - make_interval(secs => ${limits.shopChange.openSeconds})`,
    )
    await followShops(testApp.db)
    expect(await openChanges()).toBe(1)
  })
  await followShops(testApp.db)
  expect([await countOf('nilgiri'), await countOf('vindhya')]).toEqual([0, 2])
  await followShops(testApp.db)
  expect(await openChanges()).toBe(0)
})
