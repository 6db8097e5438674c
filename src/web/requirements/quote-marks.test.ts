import { expect, test } from 'vitest'
import type { ReceivedQuote } from '#contract/requirement.ts'
import { marksOf, type QuoteOrder, sortQuotes } from './quote-marks.ts'

const aQuote = (price: number, delivery_days: number, min_quantity = 100): ReceivedQuote => ({
  quote_id: `${price} ${delivery_days}`,
  ...{ unit: 'kg', is_other_unit: false },
  revision: 1,
  price,
  total: price * 500,
  min_quantity,
  delivery_days,
  note: '',
  is_accepted: false,
  created_at: '2026-11-19T10:00:00.000Z',
  seller: {
    user_id: '',
    company_name: 'Kaveri Knits',
    profile_image: null,
    is_seller_verified: true,
    business_type: null,
    location: null,
    rating: null,
    review_count: 0,
  },
})

test('the lowest price and the shortest time stand out, ties together', () => {
  const quotes = [aQuote(10, 9), aQuote(10, 5), aQuote(12, 5)]
  expect(quotes.map((quote) => marksOf(quote, quotes, 500))).toEqual([
    { isLowest: true, isFastest: false, isAboveQuantity: false },
    { isLowest: true, isFastest: true, isAboveQuantity: false },
    { isLowest: false, isFastest: true, isAboveQuantity: false },
  ])
})

test('a single quote is compared with nothing', () => {
  const only = aQuote(10, 5)
  expect(marksOf(only, [only], 500)).toMatchObject({ isLowest: false, isFastest: false })
})

test('where all are the same none stands out', () => {
  const quotes = [aQuote(10, 5), aQuote(10, 5)]
  for (const quote of quotes)
    expect(marksOf(quote, quotes, 500)).toMatchObject({ isLowest: false, isFastest: false })
})

test('what cannot be taken for its minimum is neither the lowest nor the fastest', () => {
  const quotes = [aQuote(8, 2, 501), aQuote(10, 5), aQuote(12, 9)]
  expect(quotes.map((quote) => marksOf(quote, quotes, 500))).toEqual([
    { isLowest: false, isFastest: false, isAboveQuantity: true },
    { isLowest: true, isFastest: true, isAboveQuantity: false },
    { isLowest: false, isFastest: false, isAboveQuantity: false },
  ])
})

test('a minimum above what is needed is shown', () => {
  const quote = aQuote(10, 5, 501)
  expect(marksOf(quote, [quote], 500).isAboveQuantity).toBe(true)
  expect(marksOf(quote, [quote], 501).isAboveQuantity).toBe(false)
})

test('a price for another unit is never the lowest, and its minimum counts other things', () => {
  const other = { ...aQuote(0.5, 5, 900), unit: 'gram', is_other_unit: true }
  const quotes = [aQuote(10, 5), aQuote(12, 5), other]
  expect(quotes.map((quote) => marksOf(quote, quotes, 500).isLowest)).toEqual([true, false, false])
  expect(marksOf(other, quotes, 500).isAboveQuantity).toBe(false)
})

test('the buyer sorts quotes by price, days or age; the chosen one stands first', () => {
  const other = { ...aQuote(1, 9), unit: 'gram', is_other_unit: true }
  const [cheap, fast] = [aQuote(10, 8), { ...aQuote(12, 2), created_at: '2026-11-20T10:00:00.000Z' }]
  const sorted = (order: QuoteOrder, quotes: ReceivedQuote[]) =>
    sortQuotes(quotes, order).map(({ price }) => price)
  expect(sorted('price', [other, fast, cheap])).toEqual([10, 12, 1])
  expect(sorted('days', [other, cheap, fast])).toEqual([12, 10, 1])
  expect(sorted('newest', [cheap, fast])).toEqual([12, 10])
  expect(sorted('price', [cheap, { ...fast, is_accepted: true }])).toEqual([12, 10])
})
