import { beforeAll, expect, test } from 'vitest'
import { categories } from '#contract/products/category.ts'
import { listCategory, searchProducts } from '#contract/products/product.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let buyer: Someone

beforeAll(async () => {
  buyer = await aBuyer(testApp.db)
  const seller = await aSeller(testApp.db)
  for (const place of Array.from({ length: 30 }).keys())
    await aProduct(testApp.db, { seller, product_name: `Steel lamp ${place}` })
})

const states = ['Kerala', 'Goa', 'Delhi', 'Assam', 'Bihar', 'Punjab', 'Rajasthan', 'Sikkim']
const labels = categories.map(({ label }) => label)
const sorts = ['relevance', 'price', 'newest', 'rating', 'answers', 'origin'] as const
const words = ['lamp', 'steel lamp', 'lampp', 'quuxx', 'steel lamp 7', 'steel quuxx', '']

/** No two of these agree in filters, number of filters and length. */
function shape(turn: number) {
  const some = (list: readonly string[], limit: number) => list.slice(0, turn % (limit + 1))
  return {
    q: words[turn % words.length] ?? '',
    limit: 1 + ((turn * 7) % 100),
    sort: sorts[turn % 6] ?? 'relevance',
    state: some(states, 8),
    category: some(labels, 5),
    business_type: some(['Manufacturer', 'Wholesaler', 'Retailer'], 3),
    facets: 'true' as const,
    ...(turn % 2 ? { min_price: turn } : {}),
    ...(turn % 3 ? { max_price: 1_000 + turn } : {}),
    ...(turn % 5 ? {} : { moq: turn }),
    ...(turn % 7 ? {} : { rating: 3 }),
    ...(turn % 4 ? {} : { verified: 'true' as const }),
    ...(turn % 6 ? {} : { in_stock: 'true' as const }),
  }
}

async function askInShapes(from: number, to: number) {
  for (let turn = from; turn < to; turn += 1) {
    const query = shape(turn)
    const { next } = await testApp.as(buyer)(searchProducts, query)
    if (next) await testApp.as(buyer)(searchProducts, { ...query, cursor: next })
    await testApp.as(null)(searchProducts, query)
    const { category, ...rest } = query
    await testApp.as(null)(listCategory, { ...rest, category_type: category[0] ?? 'all' })
  }
}

/** What pages request before anybody chooses a filter. */
async function askPlainly() {
  for (const q of words) {
    for (const sort of sorts) {
      await testApp.as(buyer)(searchProducts, { q, sort, facets: 'true' })
      await testApp.as(null)(searchProducts, { q, sort })
    }
  }
  for (const category_type of ['all', 'hardware-paints'])
    for (const sort of sorts) await testApp.as(null)(listCategory, { category_type, sort, facets: 'true' })
}

/** All statements that the database sessions keep prepared. */
async function preparedTexts(): Promise<Set<string>> {
  const clients = await Promise.all(
    Array.from({ length: testApp.pool.totalCount }, () => testApp.pool.connect()),
  )
  const results = await Promise.all(
    clients.map((client) =>
      client.query<{ statement: string }>('select statement from pg_prepared_statements'),
    ),
  )
  for (const client of clients) client.release()
  return new Set(results.flatMap(({ rows }) => rows.map(({ statement }) => statement)))
}

test('the database keeps few statements prepared, whatever people search for', async () => {
  await askPlainly()
  await askInShapes(0, 110)
  const kept = await preparedTexts()
  // Those of the code itself, and those of filters in frequent use.
  expect([...kept].filter((text) => text.includes('products p')).length).toBeLessThan(60 + 24)
})

test('filters that many choose are kept prepared, so that they are not planned each time', async () => {
  const before = await preparedTexts()
  for (let turn = 0; turn < 24; turn += 1)
    await testApp.as(buyer)(searchProducts, {
      q: 'steel lamp',
      category: ['hardware-paints'],
      in_stock: 'true',
      max_price: 700 + turn,
      facets: 'true',
    })
  const added = [...(await preparedTexts())].filter((text) => !before.has(text))
  expect(added.some((text) => text.includes('card_price_paise <='))).toBe(true)
})
