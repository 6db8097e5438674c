import { beforeAll, expect, test } from 'vitest'
import { listEmptySearches } from '#contract/content/empty-searches.ts'
import { searchProducts } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, anAdmin, aProduct } from '#server/testing/build.ts'
import { openFurtherServer } from '#server/testing/several/further-server.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { wordsToCount } from './empty-search.rules.ts'
import { purgeEmptySearches, storeCounts } from './empty-search.service.ts'

const testApp = openTestApp()
const other = openFurtherServer(testApp)
let admin: Someone
let buyer: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  buyer = await aBuyer(testApp.db)
  await aProduct(testApp.db, { product_name: 'Copper wire' })
})

const listed = async (days?: '1' | '7') =>
  (await testApp.as(admin)(listEmptySearches, { days })).searches.map(({ words, searches }) => [
    words,
    searches,
  ])

test('searches that found nothing are counted by their words, over all servers', async () => {
  for (const q of ['Ghamela', ' ghamela ', 'GHAMELA']) await testApp.as(buyer)(searchProducts, { q })
  await testApp.as(null)(searchProducts, { q: 'घमेला' })
  await other.as(buyer)(searchProducts, { q: 'ghamela' })
  await testApp.as(buyer)(searchProducts, { q: 'copper' })
  await storeCounts(testApp.db)
  await storeCounts(other.db)
  expect(await listed()).toEqual([
    ['ghamela', 4],
    ['घमेला', 1],
  ])
})

test('a filter that leaves nothing says nothing of the words', async () => {
  await testApp.as(buyer)(searchProducts, { q: 'copper wire', max_price: 1 })
  await testApp.as(buyer)(searchProducts, { q: 'gobbledigox', max_price: 1 })
  await storeCounts(testApp.db)
  expect((await listed()).map(([words]) => words)).toEqual(['ghamela', 'घमेला'])
})

test.each([
  '9876543210',
  '+91 98765 43210',
  'asha@example.in',
  'VJ-7Q2K9X4M',
  '27ABCDE1234F1Z5',
  'www.somebody.in',
  'a',
  'x'.repeat(61),
])('%s is not kept', (q) => expect(wordsToCount(q)).toBeUndefined())

test.each(['4x2 tile', '१ hp motor', '20w40 oil', 'pani ki motor'])('%s is kept', (q) => {
  expect(wordsToCount(q)).toBe(q)
})

test('old days go, and of each day the rarest beyond its bound', async () => {
  await testApp.db.run(sql`delete from empty_searches`)
  await testApp.db.run(sql`
    insert into empty_searches (day, words, searches, last_at)
    select current_date - 2, 'word ' || n, n, now() - interval '2 days' from generate_series(1, ${limits.emptySearches.perDay + 5}::int) n`)
  await testApp.db.run(sql`
    insert into empty_searches (day, words, searches, last_at)
    values (current_date - 120, 'old', 9, now() - interval '120 days')`)
  await purgeEmptySearches(testApp.db)
  const { rows } = await testApp.pool.query('select min(searches), count(*)::int from empty_searches')
  expect(rows).toEqual([{ min: 6, count: limits.emptySearches.perDay }])
  expect(await listed('1')).toEqual([])
  expect((await listed('7'))[0]).toEqual([`word ${limits.emptySearches.perDay + 5}`, 2_005])
})
