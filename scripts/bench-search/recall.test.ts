import { beforeAll, expect, test } from 'vitest'
import { searchProducts as contract } from '#contract/product.ts'
import { loadDemo } from '#server/demo/load-demo.ts'
import { searchProducts } from '#server/products/listing.service.ts'
import { toProduct } from '#server/products/product.wire.ts'
import { openHouse } from '#server/testing/house.ts'
import { judged } from './judged.ts'
import { findNonsense, meanOf, measure } from './measure.ts'

const house = openHouse()
const buyer = { user_id: '', account_type: 'buyer', session_id: '' } as const

beforeAll(() => loadDemo(house.app.house))

async function ask(q: string) {
  const { products, ...rest } = await searchProducts(house.db, contract.input.parse({ q, limit: 10 }), buyer)
  return { ...rest, products: products.map(toProduct) }
}

test('of what 500 requests mean, the first ten products show at least 97 in a hundred', async () => {
  const results = [...(await measure(house.db)).values()].flat()
  expect(results.length).toBeGreaterThanOrEqual(500)
  expect(meanOf(results)).toBeGreaterThanOrEqual(0.97)
})

test('nothing is found for fifty nonsense words', async () => {
  expect(await findNonsense(house.db)).toEqual([])
})

test.each(judged.map(([q, kind, place = 'first']) => ({ q, kind, place })))(
  "'$q' finds $kind, $place",
  async ({ q, kind, place }) => {
    const names = (await ask(q)).products.map(({ product_name }) => product_name)
    expect((place === 'first' ? names.slice(0, 1) : names).join('\n')).toMatch(kind)
  },
)

test("'under 500' alone is a price", async () => {
  const { products, total } = await ask('under 500')
  expect(total).toBeGreaterThan(100)
  for (const { prices } of products)
    expect(Math.min(...prices.map(({ price }) => price))).toBeLessThanOrEqual(500)
})

test('the name of a state finds who sells from there', async () => {
  const { products } = await ask('gujarat')
  expect(products).toHaveLength(10)
  for (const { seller_location } of products) expect(seller_location).toMatch(/Gujarat/)
})

test('the name of a shop finds its goods alone', async () => {
  const { products } = await ask('kaveri knits')
  expect(products.map(({ seller_company }) => seller_company)).toEqual(
    Array.from({ length: 10 }, () => 'Kaveri Knits'),
  )
})

test('what nobody sells is said, and is no slip of another word', async () => {
  const { left_out } = await ask('6203 bearing')
  expect(left_out).toContain('6203')
  const chakki = await ask('aata chakki')
  expect(chakki.did_you_mean).toBeUndefined()
  expect(chakki.products.map(({ product_name }) => product_name).join()).not.toMatch(/chabi/i)
})
