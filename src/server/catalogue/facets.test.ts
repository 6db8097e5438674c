import { beforeAll, expect, test } from 'vitest'
import { listCategory, searchProducts } from '#contract/products/product.ts'
import type { Facets } from '#contract/products/product-facets.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { countFacets } from './facets.service.ts'
import type { FilterShares } from './filter-shares.rules.ts'
import type { Filters } from './input.filters.ts'
import { facetNames } from './listing.filters.ts'

const testApp = openTestApp()
let buyer: Someone

const tiersFrom = (rupees: number, min = 1) => [{ min, max: null, unit_price_paise: rupees * 100 }]

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  const jaipur = await aSeller(testApp.db)
  const kochi = await aSeller(testApp.db)
  await testApp.db.run(
    sql`update users set state = 'Kerala', business_type = 'Wholesaler' where user_id = ${kochi.user_id}`,
  )
  await aProduct(testApp.db, {
    seller: jaipur,
    product_name: 'Lamp A',
    category: 'electricals-lights',
    tiers: tiersFrom(99),
  })
  await aProduct(testApp.db, { seller: jaipur, product_name: 'Lamp B', tiers: tiersFrom(100, 10), stock: 3 })
  await aProduct(testApp.db, {
    seller: kochi,
    product_name: 'Lamp C',
    tiers: tiersFrom(60_000),
    verification: 'pending',
  })
  await aProduct(testApp.db, { seller: kochi, product_name: 'Lamp over', expires_at: new Date(0) })
  const rated = await aProduct(testApp.db, {
    seller: kochi,
    product_name: 'Lamp D',
    tiers: tiersFrom(700, 11),
  })
  await testApp.db.run(sql`update products set rating_sum = 9, review_count = 2 where product_id = ${rated}`)
})

const facetsFor = async (options: object): Promise<Facets> => {
  const { facets } = await testApp.as(buyer)(searchProducts, { q: 'lamp', facets: 'true', ...options })
  if (!facets) throw new Error('no facets came')
  return facets
}
const countsOf = (named: Facets['category']) =>
  Object.fromEntries(named.map(({ value, count }) => [value, count]))

test('every filter is counted over what matches', async () => {
  const facets = await facetsFor({})
  expect(facets.is_floor).toBe(false)
  expect(countsOf(facets.category)).toEqual({ 'hardware-paints': 3, 'electricals-lights': 1 })
  expect(countsOf(facets.state)).toEqual({ Rajasthan: 2, Kerala: 2 })
  expect(countsOf(facets.business_type)).toEqual({ Manufacturer: 2, Wholesaler: 2 })
  expect(facets.price.map(({ count }) => count)).toEqual([1, 1, 1, 0, 0, 0, 1])
  expect(facets.moq.map(({ count }) => count)).toEqual([2, 3, 4, 4, 4])
  expect(facets.rating.map(({ count }) => count)).toEqual([1, 1, 1])
  expect(facets).toMatchObject({ verified: 3, in_stock: 3 })
})

test('whatever a facet promises, its filter finds', async () => {
  const facets = await facetsFor({})
  const totalWith = async (options: object) =>
    (await testApp.as(buyer)(searchProducts, { q: 'lamp', ...options })).total
  for (const { min_price, max_price, count } of facets.price)
    expect(await totalWith({ min_price, ...(max_price === null ? {} : { max_price }) })).toBe(count)
  for (const { moq, count } of facets.moq) expect(await totalWith({ moq })).toBe(count)
  for (const { rating, count } of facets.rating) expect(await totalWith({ rating })).toBe(count)
  for (const { value, count } of facets.category) expect(await totalWith({ category: value })).toBe(count)
  for (const { value, count } of facets.state) expect(await totalWith({ state: value })).toBe(count)
  expect(await totalWith({ verified: 'true' })).toBe(facets.verified)
  expect(await totalWith({ in_stock: 'true' })).toBe(facets.in_stock)
})

test('several of one kind find what any of them finds, and are counted so', async () => {
  const totalWith = async (options: object) =>
    (await testApp.as(buyer)(searchProducts, { q: 'lamp', ...options })).total
  expect(await totalWith({ state: ['Kerala', 'RAJASTHAN'] })).toBe(4)
  expect(await totalWith({ category: ['Hardware', 'electricals-lights'] })).toBe(4)
  expect(await totalWith({ business_type: ['Wholesaler', 'Retailer'] })).toBe(2)
  expect(await totalWith({ state: ['Kerala', 'Goa'], verified: 'true' })).toBe(1)
  expect(await totalWith({ state: ['', ' '] })).toBe(4)
  const facets = await facetsFor({
    category: ['hardware-paints', 'electricals-lights'],
    state: ['Kerala', 'Goa'],
  })
  expect(countsOf(facets.category)).toEqual({ 'hardware-paints': 2 })
  expect(countsOf(facets.state)).toEqual({ Rajasthan: 2, Kerala: 2 })
  const { total } = await testApp.as(null)(listCategory, {
    category_type: 'all',
    state: ['Kerala', 'Rajasthan'],
    business_type: 'Manufacturer',
  })
  expect(total).toBe(2)
})

test('a chosen filter narrows the others, and still shows what else could be chosen', async () => {
  const facets = await facetsFor({ state: 'kerala', verified: 'true' })
  expect(countsOf(facets.state)).toEqual({ Rajasthan: 2, Kerala: 1 })
  expect(countsOf(facets.category)).toEqual({ 'hardware-paints': 1 })
  expect(facets.verified).toBe(1)
})

test('categories are counted too, and nothing is counted unless it is asked for', async () => {
  const page = await testApp.as(null)(listCategory, { category_type: 'hardware-paints', facets: 'true' })
  expect(page.facets && countsOf(page.facets.state)).toEqual({ Rajasthan: 1, Kerala: 2 })
  expect(await testApp.as(null)(searchProducts, { q: 'lamp' })).not.toHaveProperty('facets')
})

test('where filters leave nothing, each is still counted as if it were not chosen', async () => {
  const narrowed = { state: 'Kerala', max_price: 100 }
  for (const q of ['lamp', 'lampp', 'lamp c']) {
    const { facets, ...page } = await testApp.as(buyer)(searchProducts, { q, facets: 'true', ...narrowed })
    expect(page).toMatchObject({ products: [], total: 0, next: null })
    expect(facets?.price.at(-1)?.count).toBe(1)
  }
  const facets = await facetsFor(narrowed)
  expect(countsOf(facets.state)).toEqual({ Rajasthan: 2 })
  expect(facets.price.map(({ count }) => count)).toEqual([0, 0, 1, 0, 0, 0, 1])
})

test('one look at few products counts what a look for each choice counts at many', async () => {
  const alternatives = [`'alamp'|'blamp'`]
  const choices: readonly Filters[] = [
    {},
    { state: ['kerala'] },
    { state: ['kerala', 'goa'], min_price: 9_000, max_price: 90_000 },
    { category: ['hardware-paints', 'footwear'], state: ['rajasthan'], in_stock: true },
    { moq: 10, rating: 400, verified: true },
    { business_type: ['manufacturer'], max_price: 10_000, rating: 100, moq: 1, category: ['footwear'] },
  ]
  for (const chosen of choices) {
    const counted = (holding: number, shares?: FilterShares) =>
      countFacets(testApp.db, chosen, { alternatives, holding, products: 1_000_000, shares })
    const together = await counted(4)
    expect(await counted(1_000_000)).toEqual(together)
    // All of them asked of the index, and none.
    for (const share of [0, 1])
      expect(await counted(1_000_000, new Map(facetNames.map((facet) => [facet, share])))).toEqual(together)
  }
})

test('what finds nothing has nothing to count', async () => {
  const facets = await facetsFor({ q: 'quuxx' })
  expect(facets).toMatchObject({ is_floor: false, category: [], state: [], verified: 0, in_stock: 0 })
})
