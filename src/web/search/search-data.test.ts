import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { queryOf, shownWords, titleOf } from './search-data.ts'
import { searchTexts } from './search-texts.ts'

const read = (search: string) => queryOf(`https://market.example/search?${search}`)
const page = { products: [], total: 0, total_is_floor: false, next: null }

test('the words of the address are searched without the blanks around them', () => {
  expect(read('q=%20steel+bolts%20').q).toBe('steel bolts')
  expect(read('').q).toBe('')
})

test('words that are longer than a search may be are cut as the server would', () => {
  expect(read(`q=${'a'.repeat(limits.text.query + 5)}`).q).toHaveLength(limits.text.query)
})

test('a misspelt search is titled by the words whose results are shown', () => {
  const result = { page: { ...page, corrected_from: 'shose', did_you_mean: 'shoes' } }
  expect(shownWords({ query: read('q=shose'), result })).toBe('shoes')
})

test('a mere suggestion of other words changes no title', () => {
  const result = { page: { ...page, did_you_mean: 'shoes' } }
  expect(shownWords({ query: read('q=shose'), result })).toBe('shose')
})

test('a search that failed is titled by its own words', () => {
  expect(shownWords({ query: read('q=shoes'), result: { content: 'Try again' } })).toBe('shoes')
})

test('the title names the trade of the suppliers where one is chosen', () => {
  expect(titleOf('shoes', {})).toBe('Results for “shoes”')
  expect(titleOf('shoes', { business_type: ['Wholesaler'] })).toBe('Results for “shoes” from wholesalers')
})

test('the title names no trade where several are chosen, or one that is unknown', () => {
  expect(titleOf('shoes', { business_type: ['Wholesaler', 'Retailer'] })).toBe('Results for “shoes”')
  expect(titleOf('shoes', { business_type: ['toString'] })).toBe('Results for “shoes”')
})

test('a search without words is titled as all products', () => {
  expect(titleOf('', {})).toBe('All products')
})

test.each([
  [{ max_price: 500, state: 'Gujarat' }, 'Prices up to ₹500. Suppliers in Gujarat.'],
  [{ min_price: 100.5, max_price: 1_00_000 }, 'Prices from ₹100.50 to ₹1,00,000.'],
  [{ min_price: 20 }, 'Prices from ₹20.'],
  [{ state: 'Kerala' }, 'Suppliers in Kerala.'],
])('what was read from the words is said: %o', (understood, sentence) => {
  expect(searchTexts.understood(understood)).toBe(sentence)
})
