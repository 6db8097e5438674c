import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listCategory, searchProducts } from '#contract/products/product.ts'
import { rows, sql } from '#server/db/sql.ts'
import { followShops } from '#server/products/shop-change.service.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { writeAllSearchWords } from '#server/testing/search-words.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone

const Row = z.object({
  product_id: z.uuid(),
  name: z.string(),
  category: z.string(),
  state: z.string().nullable(),
  business_type: z.string().nullable(),
  country: z.string().nullable(),
  is_verified: z.boolean(),
  rupees: z.number(),
  moq: z.int(),
  tenths: z.int(),
  is_in_stock: z.boolean(),
})
type Row = z.infer<typeof Row>
/** The whole market in its default order. */
let market: Row[]

const slugs = ['footwear', 'tiles-ceramics', 'hardware-paints']
const states = ['Kerala', 'Gujarat', null]
const types = ['Wholesaler', null, 'Retailer']

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  for (let turn = 0; turn < 9; turn += 1) {
    const { user_id } = await aSeller(testApp.db)
    await testApp.db.run(
      sql`update users set state = ${states[turn % 3]}, business_type = ${types[Math.floor(turn / 3)]} where user_id = ${user_id}`,
    )
  }
  await testApp.db.run(products)
  await writeAllSearchWords(testApp.db)
  market = await testApp.db.many(rows(Row)`
    select p.product_id, lower(p.product_name) as name, p.category, u.state, u.business_type, p.country_of_origin as country,
      p.verification = 'verified' as is_verified, (p.card_price_paise / 100.0)::float8 as rupees, p.min_order as moq,
      coalesce(round(p.rating_sum * 10.0 / nullif(p.review_count, 0)), 0)::int as tenths, coalesce(p.stock >= p.min_order, true) as is_in_stock
    from products p join users u on u.user_id = p.seller_id
    where p.deleted_at is null and p.verification <> 'rejected'
    order by p.market_rank desc, p.created_at desc, p.product_id desc`)
})

/** The columns are independent of each other, and some values of each are rare. */
const products = sql`
  with sellers as (select array_agg(user_id order by user_id) as ids from users where account_type = 'seller'),
    drawn as (select g, hashint8(g) & 1048575 as a, hashint8(g + 100000) & 1048575 as b from generate_series(1, 3000) g)
  insert into products (seller_id, product_name, description, unit, category, category_type, tiers, stock, verification,
    is_top_product, rating_sum, review_count, created_at, country_of_origin)
  select ids[1 + a % 9], (array['Cotton ', 'Brass '])[1 + b % 2] || (array['lamp ', 'pipe ', 'shoe '])[1 + a % 3] || g, '',
    'piece', (${slugs}::text[])[1 + b % 3], 'footwear',
    jsonb_build_array(jsonb_build_object('min', 1 + a % 120, 'max', null, 'unit_price_paise', exp(b % 1000 / 62.0)::bigint + 1)),
    case when a % 4 > 0 then b % 200 end, (array['verified', 'verified', 'pending', 'rejected'])[1 + b % 4],
    a % 50 = 0, case when b % 5 = 0 then 56 + a % 225 else 0 end, case when b % 5 = 0 then 56 else 0 end,
    now() - make_interval(mins => a % 500), (array['India', 'India', 'China', null, 'Vietnam'])[1 + a % 5]
  from drawn, sellers`

const some = <T>(...values: T[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined })
const amount = fc
  .double({ min: 0, max: 100_000, noNaN: true })
  .map((rupees) => Math.round(rupees * 100) / 100)
const price = fc.oneof(amount, fc.constantFrom(0, 1, 1.3, 100, 499.99, 500))
const filters = fc.record({
  category: some(...slugs),
  state: some('kerala', 'GUJARAT', 'Goa'),
  business_type: some('Wholesaler', 'retailer'),
  country_of_origin: some('India', 'china', 'Viet Nam', 'Nepal'),
  min_price: fc.option(price, { nil: undefined, freq: 1 }),
  max_price: fc.option(price, { nil: undefined, freq: 2 }),
  moq: fc.option(fc.constantFrom(1, 2, 10, 11, 50, 99, 100, 500), { nil: undefined }),
  rating: fc.option(fc.constantFrom(0, 1, 2.5, 4, 5), { nil: undefined }),
  verified: fc.option(fc.constant('true' as const), { nil: undefined }),
  in_stock: fc.option(fc.constant('true' as const), { nil: undefined }),
})
type Narrowed = typeof filters extends fc.Arbitrary<infer Value> ? Value : never

const isOneOf = (value: string | null, choices: readonly string[] | undefined) =>
  !choices || choices.some((one) => one.toLowerCase() === value?.toLowerCase())
const fits = (row: Row, filters: Narrowed) =>
  [
    isOneOf(row.category, filters.category),
    isOneOf(row.state, filters.state),
    isOneOf(row.business_type, filters.business_type),
    isOneOf(row.country?.replace('Vietnam', 'Viet Nam') ?? null, filters.country_of_origin),
    row.rupees >= (filters.min_price ?? 0),
    row.rupees <= (filters.max_price ?? Number.POSITIVE_INFINITY),
    row.moq <= (filters.moq ?? row.moq),
    row.tenths >= (filters.rating ?? 0) * 10,
    !filters.verified || row.is_verified,
    !filters.in_stock || row.is_in_stock,
  ].every(Boolean)

const idsOf = (list: readonly { product_id: string }[]) => list.map(({ product_id }) => product_id)
const present = (filters: Narrowed) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))

test('filters leave of a search what looking at every product leaves, in the same order', async () => {
  const words = fc.constantFrom('cotton', 'brass shoe', 'lamp')
  const ask = async (q: string, filters: Narrowed) => {
    const expected = market.filter(
      (row) => q.split(' ').every((word) => row.name.includes(word)) && fits(row, filters),
    )
    // Where no product has all words, the search drops some of them.
    if (expected.length === 0 && q.includes(' ')) return
    const { products: page, total } = await testApp.as(buyer)(searchProducts, {
      q,
      ...present(filters),
      limit: 50,
    })
    expect(idsOf(page)).toEqual(idsOf(expected.slice(0, 50)))
    expect(total).toBe(expected.length)
  }
  await fc.assert(fc.asyncProperty(words, filters, ask), { numRuns: 120 })
})

test('so do they of a list', async () => {
  const ask = async (category_type: string, narrowed: Narrowed) => {
    const filters = { ...narrowed, category: undefined }
    const inCategory = { ...filters, category: category_type === 'all' ? undefined : [category_type] }
    const expected = market.filter((row) => fits(row, inCategory))
    const { products: page, total } = await testApp.as(buyer)(listCategory, {
      category_type,
      ...present(filters),
      limit: 50,
    })
    expect(idsOf(page)).toEqual(idsOf(expected.slice(0, 50)))
    expect(total).toBe(Math.min(1_000, expected.length))
  }
  await fc.assert(fc.asyncProperty(fc.constantFrom('all', ...slugs), filters, ask), { numRuns: 80 })
})

test('totals above a thousand are lower bounds, and so are their counts', async () => {
  const list = await testApp.as(null)(listCategory, { category_type: 'all', facets: 'true' })
  expect(list).toMatchObject({ total: 1_000, total_is_floor: true, facets: { is_floor: true } })
})

test('a seller who moves is found by the new state, and a product by its new price', async () => {
  const seller = await aSeller(testApp.db)
  const { product_id } = await testApp.db.one(rows(z.object({ product_id: z.uuid() }))`
    insert into products (seller_id, product_name, description, unit, category, category_type, tiers, verification)
    values (${seller.user_id}, 'Kulhad', '', 'piece', 'footwear', 'footwear', '[{"min":1,"max":null,"unit_price_paise":900}]', 'pending')
    returning product_id`)
  await writeAllSearchWords(testApp.db)
  const totalWith = async (filters: object) =>
    (await testApp.as(buyer)(searchProducts, { q: 'kulhad', ...filters })).total
  await testApp.db.run(sql`update users set state = 'Sikkim' where user_id = ${seller.user_id}`)
  await followShops(testApp.db)
  expect(await totalWith({ state: 'Sikkim' })).toBe(1)
  expect(await totalWith({ state: 'Rajasthan' })).toBe(0)
  await testApp.db.run(sql`
    update products set tiers = '[{"min":600,"max":null,"unit_price_paise":9900000}]', verification = 'verified',
      rating_sum = 5, review_count = 1, category = 'tiles-ceramics' where product_id = ${product_id}`)
  for (const filters of [
    { min_price: 98_999 },
    { verified: 'true' },
    { rating: 5 },
    { category: 'tiles-ceramics' },
  ])
    expect(await totalWith(filters)).toBe(1)
  for (const filters of [{ max_price: 9 }, { moq: 500 }, { category: 'footwear' }])
    expect(await totalWith(filters)).toBe(0)
})
