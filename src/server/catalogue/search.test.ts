import { beforeAll, expect, test } from 'vitest'
import { listCategory, listLiveCategory, type Product, searchProducts } from '#contract/products/product.ts'
import { sql } from '#server/db/sql.ts'
import { followShops } from '#server/products/shop-change.service.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone
const names = ({ products }: { products: Product[] }) => products.map(({ product_name }) => product_name)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  const seller = await aSeller(testApp.db, { company_name: 'Rajkot Pump House' })
  const pump = { seller, category: 'submersible-motors-pumps' }
  await aProduct(testApp.db, {
    ...pump,
    product_name: 'Submersible pump 1.5 HP',
    description: 'For borewells.',
  })
  await aProduct(testApp.db, { ...pump, product_name: 'Monoblock motor 2 HP', description: 'Runs a pump.' })
  await aProduct(testApp.db, {
    product_name: 'Running shoe',
    category: 'footwear',
    specs: [{ key: 'Colour', value: 'Peacock' }],
    tiers: [{ min: 24, max: null, unit_price_paise: 41_250 }],
  })
  for (let number = 1; number <= 30; number += 1)
    await aProduct(testApp.db, { product_name: `Cotton shirt ${number}`, category: 'apparel-fashion' })
})

test('a buyer finds a product by its name, plural or half typed', async () => {
  for (const q of ['submersible pump', 'PUMPS submersible', 'submers'])
    expect(names(await testApp.as(buyer)(searchProducts, { q }))[0]).toBe('Submersible pump 1.5 HP')
})

test('a match in the name stands before one in the description', async () => {
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'pump' }))).toEqual([
    'Submersible pump 1.5 HP',
    'Monoblock motor 2 HP',
  ])
})

test('specs, category, seller and description are searched too', async () => {
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'peacock' }))).toEqual(['Running shoe'])
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'footwear' }))).toEqual(['Running shoe'])
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'rajkot' }))).toHaveLength(2)
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'borewells' }))).toEqual([
    'Submersible pump 1.5 HP',
  ])
})

test('a seller who renames the company is found by the new name', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Old Name' })
  await aProduct(testApp.db, { seller, product_name: 'Brass lamp' })
  await testApp.db.run(
    sql`update users set company_name = 'Moradabad Crafts' where user_id = ${seller.user_id}`,
  )
  await followShops(testApp.db)
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'moradabad' }))).toEqual(['Brass lamp'])
})

test('a misspelt name still finds its product', async () => {
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'submersibel pmp' }))).toContain(
    'Submersible pump 1.5 HP',
  )
})

test('a visitor sees 6 matches, the true total and no further page, whatever the cursor', async () => {
  const first = await testApp.as(buyer)(searchProducts, { q: 'cotton', limit: 10 })
  for (const cursor of [undefined, first.next ?? '']) {
    const page = await testApp.as(null)(searchProducts, {
      q: 'cotton',
      limit: 100,
      ...(cursor ? { cursor } : {}),
    })
    expect(page).toMatchObject({ total: 30, next: null })
    expect(page.products).toHaveLength(6)
  }
})

test('a buyer walks through all matches, each once, 24 at a time', async () => {
  const first = await testApp.as(buyer)(searchProducts, { q: 'cotton shirt' })
  const second = await testApp.as(buyer)(searchProducts, { q: 'cotton shirt', cursor: first.next ?? '' })
  expect(first.products).toHaveLength(24)
  expect(second.next).toBeNull()
  expect(new Set([...names(first), ...names(second)]).size).toBe(30)
})

test('a further page of a search whose words are understood otherwise by now is refused in a sentence', async () => {
  const words = 'cottn shirt'
  const first = await testApp.as(buyer)(searchProducts, { q: words })
  expect(first).toMatchObject({ corrected_from: words, total: 30 })
  const product_id = await aProduct(testApp.db, { product_name: 'Cottn shirt' })
  const second = testApp.as(buyer)(searchProducts, { q: words, cursor: first.next ?? '' })
  await expect(second).rejects.toThrow(
    'This page belongs to another order of the list. Please start from the first.',
  )
  await testApp.pool.query('delete from products where product_id = $1', [product_id])
})

test.each(['newest', 'price', 'rating', 'answers', 'origin'] as const)(
  'a list by %s has no gap and no double between its pages',
  async (sort) => {
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await testApp.as(buyer)(listCategory, {
        category_type: 'Apparel & Fashion',
        sort,
        limit: 7,
        ...(cursor ? { cursor } : {}),
      })
      seen.push(...names(page))
      cursor = page.next
    } while (cursor)
    expect(seen).toHaveLength(30)
    expect(new Set(seen).size).toBe(30)
  },
)

test('an empty query lists top products first, one page for a visitor', async () => {
  await aProduct(testApp.db, {
    product_name: 'Top tractor',
    is_top_product: true,
    category: 'agri-products-equipments',
  })
  const page = await testApp.as(null)(searchProducts, { q: '' })
  expect(names(page)[0]).toBe('Top tractor')
  expect(page.products).toHaveLength(24)
  expect(page.next).toBeNull()
})

test('every spelling of a category in the specifications finds its products, an unknown one is refused', async () => {
  for (const category_type of ['footwear', 'Footwear', 'FOOTWEAR '])
    expect(names(await testApp.as(null)(listCategory, { category_type }))).toEqual(['Running shoe'])
  const motors = await testApp.as(null)(listCategory, { category_type: 'Submersible Motors and Pumps' })
  expect(motors.products).toHaveLength(2)
  const refusal = { status: 400, message: 'Choose a category from the list' }
  for (const list of [listCategory, listLiveCategory])
    await expect(testApp.as(null)(list, { category_type: 'spaceships' })).rejects.toMatchObject(refusal)
  await expect(
    testApp.as(null)(searchProducts, { q: '', category: ['footwear', 'spaceships'] }),
  ).rejects.toMatchObject(refusal)
  expect((await testApp.as(null)(listCategory, { category_type: 'all' })).total).toBeGreaterThan(30)
})

test('filters narrow a list by price, minimum order, state and seller type', async () => {
  const of = (filters: object) =>
    testApp.as(buyer)(searchProducts, { q: '', category: 'footwear', ...filters })
  expect(names(await of({ min_price: 412.5, max_price: 412.5 }))).toEqual(['Running shoe'])
  expect(names(await of({ max_price: 412.49 }))).toEqual([])
  expect(names(await of({ moq: 23 }))).toEqual([])
  expect(names(await of({ state: 'rajasthan', business_type: 'manufacturer', verified: 'true' }))).toEqual([
    'Running shoe',
  ])
  expect(names(await of({ state: 'Kerala' }))).toEqual([])
})

test('live offers come by their ending, and an ended one is gone from grid and search', async () => {
  await aProduct(testApp.db, { product_name: 'Live later', category: 'footwear', expires_at: inDays(2) })
  await aProduct(testApp.db, { product_name: 'Live soon', category: 'footwear', expires_at: inDays(1) })
  await aProduct(testApp.db, { product_name: 'Live over', category: 'footwear', expires_at: inDays(-1) })
  expect(names(await testApp.as(null)(listLiveCategory, { category_type: 'all' }))).toEqual([
    'Live soon',
    'Live later',
  ])
  expect(names(await testApp.as(null)(listLiveCategory, { category_type: 'Tiles' }))).toEqual([])
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'live' }))).not.toContain('Live over')
})

test('a longer query is cut to its first hundred characters', async () => {
  await aProduct(testApp.db, { product_name: 'Sickle' })
  const hundred = 'sickle'.padStart(100)
  expect(names(await testApp.as(buyer)(searchProducts, { q: `${hundred} zzzzqqq` }))).toEqual(['Sickle'])
  expect(names(await testApp.as(buyer)(searchProducts, { q: 'zzzzqqq'.padStart(107) }))).not.toContain(
    'Sickle',
  )
})

test.each([
  ['%', 200],
  ["'; drop table products; --", 200],
  ['& | ! :* <->', 200],
  ['\\', 200],
  ['पंखा', 200],
  ['x'.repeat(5_000), 200],
])('odd words are only words: %s', async (q, status) => {
  const answer = await testApp.app.inject({ url: '/api/products/search', query: { q } })
  expect(answer.statusCode).toBe(status)
})

test.each(['limit=0', 'limit=abc', 'min_price=x', 'sort=cheapest', 'seller_id=5', 'q=a&q=b', 'limit=1e99'])(
  'a query that makes no sense is refused with a sentence: %s',
  async (query) => {
    const answer = await testApp.app.inject(`/api/products/search?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      success: false,
      content: expect.not.stringMatching(/expected|Invalid/),
    })
  },
)

test('a cursor that nobody gave out is refused', async () => {
  const token = await testApp.tokenOf(buyer)
  for (const cursor of ['abc', Buffer.from('[1,2]').toString('base64url')]) {
    const answer = await testApp.app.inject({
      url: '/api/products/search',
      query: { cursor },
      headers: { token },
    })
    expect(answer.statusCode).toBe(400)
  }
})

test('words in the body of a list search it, for a visitor six at most', async () => {
  const buyers = await testApp.as(buyer)(listCategory, {
    category_type: 'apparel-fashion',
    q: 'shirts',
    limit: 10,
  })
  expect(buyers.products).toHaveLength(10)
  expect(buyers.next).not.toBeNull()
  const visitors = await testApp.as(null)(listCategory, {
    category_type: 'all',
    q: 'shirt',
    cursor: buyers.next ?? undefined,
  })
  expect(visitors.products).toHaveLength(6)
  expect(visitors).toMatchObject({ total: 30, next: null })
  expect(names(await testApp.as(null)(listCategory, { category_type: 'footwear', q: 'shirt' }))).toEqual([])
})

test('words in the body of the live list find live offers alone', async () => {
  for (let number = 1; number <= 8; number += 1)
    await aProduct(testApp.db, { product_name: `Umbrella ${number}`, expires_at: inDays(1) })
  await aProduct(testApp.db, { product_name: 'Umbrella for always' })
  const query = { category_type: 'all', q: 'umbrella' }
  expect(names(await testApp.as(buyer)(listLiveCategory, query))).toHaveLength(8)
  expect(names(await testApp.as(buyer)(listLiveCategory, query))).not.toContain('Umbrella for always')
  expect(names(await testApp.as(null)(listLiveCategory, query))).toHaveLength(6)
})
