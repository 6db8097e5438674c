import { beforeAll, expect, test } from 'vitest'
import { searchProducts as contract } from '#contract/products/product.ts'
import { listProducts } from '#server/catalogue/cards.service.ts'
import { searchProducts } from '#server/catalogue/listing.service.ts'
import { openDemo } from '#server/demo/demo.ts'
import { toProduct } from '#server/products/product.reply.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { judged } from './judged.ts'
import { findNonsense, meanOf, measure } from './measure.ts'

const services = openTestApp()
const buyer = { user_id: '', account_type: 'buyer', session_id: '' } as const

beforeAll(() => openDemo(services.app.services))

async function ask(q: string) {
  const { db } = services
  const { hits, ...rest } = await searchProducts(db, contract.input.parse({ q, limit: 10 }), buyer)
  return { ...rest, products: (await listProducts(db, hits)).map(toProduct) }
}

test('of what 500 requests mean, the first ten products show at least 97 in a hundred', async () => {
  const results = [...(await measure(services.db)).values()].flat()
  expect(results.length).toBeGreaterThanOrEqual(500)
  expect(meanOf(results)).toBeGreaterThanOrEqual(0.97)
})

test('nothing is found for fifty nonsense words', async () => {
  expect(await findNonsense(services.db)).toEqual([])
})

test.each(judged.map(([q, kind]) => ({ q, kind })))("'$q' finds $kind first", async ({ q, kind }) => {
  expect((await ask(q)).products[0]?.product_name).toMatch(kind)
})

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

test.each(['bicycle', 'khane ka tel', 'leather jacket', 'gaadi dhone ka pump'])(
  "nothing on the market is called '%s', and the answer says so",
  async (q) => {
    const { products, only_mentioned } = await ask(q)
    expect(products.length).toBeGreaterThan(0)
    expect(only_mentioned).toBe(q)
  },
)

test('the name of a shop finds its goods alone', async () => {
  const { products } = await ask('kaveri knits')
  expect(products.map(({ seller_company }) => seller_company)).toEqual(
    Array.from({ length: 10 }, () => 'Kaveri Knits'),
  )
})

test('what nobody sells is no slip of another word, and nothing that only has it inside', async () => {
  expect((await ask('6203 bearing')).products).toEqual([])
  const chakki = await ask('aata chakki')
  expect(chakki.did_you_mean).toBeUndefined()
  expect(chakki.products).toEqual([])
})

test('for a size that nobody has the search says so, and shows the product in others', async () => {
  for (const [size, kind] of [
    ['1/2 inch', 'pipe'],
    ['3/4', 'pipe'],
  ]) {
    const { left_out, products } = await ask(`${size} ${kind}`)
    expect(left_out).toEqual([size])
    for (const { product_name } of products.slice(0, 6)) expect(product_name).toMatch(/pipe/i)
  }
})

test('a size is one word, however it is written', async () => {
  const shown = async (q: string) => (await ask(q)).products.map(({ product_name }) => product_name)
  const square = await shown('tile 600x600')
  expect(square).toHaveLength(2)
  for (const name of square) expect(name).toMatch(/tile.*600 × 600/i)
  for (const q of ['tile 600 x 600 mm', 'tile 600*600', 'tile 600 × 600', 'tile 600 by 600', 'tile 2x2'])
    expect(await shown(q)).toEqual(square)
  for (const q of ['½ inch tap', 'half inch tap', '0.5 in tap', 'tap 1/2"', 'aadha inch tap'])
    expect((await shown(q))[0]).toMatch(/garden tap.*1\/2/i)
})
