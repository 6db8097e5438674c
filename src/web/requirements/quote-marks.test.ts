import { expect, test } from 'vitest'
import type { ReceivedQuote } from '#contract/requirement.ts'
import { marksOf } from './quote-marks.ts'

const aQuote = (price: number, delivery_days: number, min_quantity = 100): ReceivedQuote => ({
  quote_id: `${price} ${delivery_days}`,
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
