import { beforeAll, expect, test } from 'vitest'
import { type Suggestion, suggest } from '#contract/products/product-suggest.ts'
import { sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const suggested = async (q: string, kind?: Suggestion['kind']) =>
  (await testApp.as(null)(suggest, { q })).suggestions
    .filter((suggestion) => !kind || suggestion.kind === kind)
    .map(({ text }) => text)

beforeAll(async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Rajkot Pump House' })
  const gone = await aSeller(testApp.db, { company_name: 'Rajkot Ghosts' })
  await aProduct(testApp.db, { seller, product_name: 'Ceiling fan, 1200 mm' })
  await aProduct(testApp.db, { seller, product_name: 'Ceiling fan, 1400 mm', is_top_product: true })
  await aProduct(testApp.db, { seller, product_name: 'Table', description: 'Below a ceiling fan.' })
  await aProduct(testApp.db, { seller, product_name: 'TMT bar 12 mm', category: 'construction-supplies' })
  await aProduct(testApp.db, { seller, product_name: 'Georgette saree', category: 'apparel-fashion' })
  await aProduct(testApp.db, { seller: gone, product_name: 'Ceiling ghost' })
  for (let number = 1; number <= 20; number += 1)
    await aProduct(testApp.db, { seller, product_name: `Tin box ${number}` })
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${gone.user_id}`)
})

test('products are suggested by the beginning of any word of their names, the best first', async () => {
  for (const q of ['ceil', 'fan', 'FAN cei', 'Ceiling fa'])
    expect(await suggested(q, 'product')).toEqual(['Ceiling fan, 1400 mm', 'Ceiling fan, 1200 mm'])
})

test('a suggested product leads to its page', async () => {
  const { suggestions } = await testApp.as(null)(suggest, { q: 'ceiling' })
  expect(suggestions.find(({ kind }) => kind === 'product')).toEqual({
    kind: 'product',
    text: 'Ceiling fan, 1400 mm',
    product_id: expect.any(String),
    image: null,
  })
})

test('what several things are called is suggested to search for', async () => {
  expect(await suggested('cei', 'query')).toEqual(['ceiling fan'])
  expect(await suggested('fan', 'query')).toEqual(['ceiling fan'])
})

test('a trade word is understood while it is typed', async () => {
  for (const q of ['पंखा', 'pankha']) {
    expect(await suggested(q, 'query')).toEqual(['ceiling fan'])
    expect(await suggested(q, 'product')).toHaveLength(2)
  }
  expect(await suggested('pankh', 'query')).toEqual(['pankha', 'ceiling fan'])
})

test('a trade word is distinguished from one that only sounds like it', async () => {
  expect(await suggested('sariy', 'query')).toEqual(['sariya'])
  expect(await suggested('sariy', 'product')).toEqual(['TMT bar 12 mm'])
})

test('categories and suppliers are suggested by any word of theirs, suspended suppliers are not', async () => {
  expect(await suggested('submers', 'category')).toEqual(['Submersible motors & pumps'])
  expect(await suggested('rajk', 'supplier')).toEqual(['Rajkot Pump House'])
  expect(await suggested('hous', 'supplier')).toEqual(['Rajkot Pump House'])
})

test('there are at most 10 suggestions, at most 6 of them products', async () => {
  const all = await suggested('tin')
  expect(all.length).toBeLessThanOrEqual(10)
  expect(await suggested('tin', 'product')).toHaveLength(6)
})

test.each(['', 'c', ' ', '%', '&', "'", '\\', 'x'.repeat(5_000), 'quuxx', '\u0000\ud800'])(
  'nothing is suggested for %j',
  async (q) => {
    const answer = await testApp.app.inject({ url: '/api/products/suggest', query: { q } })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true, suggestions: [] })
  },
)
