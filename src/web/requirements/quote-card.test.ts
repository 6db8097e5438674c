import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { ReceivedQuote } from '#contract/requirement.ts'
import { writtenPage } from '#web/testing/written-page.ts'
import { QuoteCard } from './quote-card.tsx'
import type { QuoteMarks } from './quote-marks.ts'

const seller: ReceivedQuote['seller'] = {
  ...{ user_id: '7', company_name: 'Kaveri Knits', profile_image: null, is_seller_verified: true },
  ...{ business_type: null, location: 'Tiruppur, Tamil Nadu', rating: 4.25, review_count: 1 },
}
const aQuote = (part: Partial<ReceivedQuote> = {}): ReceivedQuote => ({
  ...{
    quote_id: '1',
    revision: 1,
    price: 146.5,
    unit: 'piece',
    is_other_unit: false,
    total: 175_800,
    min_quantity: 500,
    delivery_days: 1,
  },
  ...{ note: '', is_accepted: false, created_at: '2026-11-19T10:00:00.000Z', seller },
  ...part,
})
const none: QuoteMarks = { isLowest: false, isFastest: false, isAboveQuantity: false }
const seen = (part: Partial<ReceivedQuote> = {}, marks: Partial<QuoteMarks> = {}) =>
  writtenPage(
    createElement(QuoteCard, {
      ...{ quote: aQuote(part), marks: { ...none, ...marks }, quantity: 1_200, action: null },
    }),
  )

test('a quote shows what is compared: unit price, total, minimum, days and note', () => {
  const { text, links } = seen()
  for (const part of [
    '₹146.50',
    'Price per piece',
    '₹146.50 all taxes included',
    'Total for 1,200 pieces ₹1,75,800.00',
    'Minimum order 500 pieces',
    '1 day',
    'No note',
  ])
    expect(text).toContain(part)
  expect(links).toEqual(['/seller/7'])
})

test('units are said in the number that fits, whichever the seller typed', () => {
  const { text } = seen({ unit: 'Pieces', min_quantity: 1 })
  expect(text).toContain('Price per Piece')
  expect(text).toContain('Minimum order 1 Piece')
})

test('what stands out has words, the rest has none', () => {
  expect(seen({}, { isLowest: true, isFastest: true }).text).toMatch(/Lowest price.*Fastest/)
  expect(seen().text).not.toMatch(/Lowest price|Fastest|More than you need/)
  expect(seen({}, { isAboveQuantity: true }).text).toContain('More than you need')
})

test('who quotes is judged by reviews and by the verified mark, as far as there are any', () => {
  expect(seen().text).toContain('Verified Tiruppur, Tamil Nadu')
  expect(seen().text).toContain('1 review')
  const unknown = { ...seller, rating: null, review_count: 0, is_seller_verified: false, location: null }
  expect(seen({ seller: unknown }).text).toContain('No reviews yet')
  expect(seen({ seller: unknown }).text).not.toContain('Verified')
})

test('the quote that was accepted is the buyer’s choice', () => {
  expect(seen({ is_accepted: true }).text).toContain('Your choice')
  expect(seen().text).not.toContain('Your choice')
})

test('a price for another unit than asked for says so', () => {
  expect(seen({ unit: 'box of 12', is_other_unit: true }).text).toMatch(
    /Price per box of 12.*Another unit than yours/,
  )
  expect(seen().text).not.toContain('Another unit')
  expect(seen({ unit: null }).text).toContain('Price per unit')
})
