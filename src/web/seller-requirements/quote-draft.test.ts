import { expect, test } from 'vitest'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { blank, type Draft, draftOf, isOtherUnit, quoteOf, rules, totalOf } from './quote-draft.ts'

const aDraft = (part: Partial<Draft> = {}): Draft => ({
  price: '₹1,250.50',
  unit: 'bag',
  min_quantity: '१००',
  delivery_days: '7',
  note: '',
  ...part,
})

test('a quote is taken as people write it', () => {
  expect(wrongFields(rules, aDraft())).toEqual([])
})

test.each([
  [{ price: '' }, { price: 'Write the price in rupees, such as 1,250 or 99.50' }],
  [{ price: '1e3' }, { price: 'Write the price in rupees, such as 1,250 or 99.50' }],
  [{ price: '0' }, { price: 'Price must be more than ₹0' }],
  [{ price: '1.234' }, { price: 'Price can have at most two decimals' }],
  [{ price: '1,00,00,001' }, { price: 'Price can be at most ₹1,00,00,000' }],
  [{ min_quantity: '1.5' }, { min_quantity: 'Minimum quantity must be a whole number' }],
  [{ min_quantity: '0' }, { min_quantity: 'Minimum quantity must be at least 1' }],
  [{ delivery_days: '' }, { delivery_days: 'Delivery days must be a whole number' }],
  [{ delivery_days: '9999' }, { delivery_days: 'Delivery days can be at most 365' }],
])('%j is refused beside its field', (part, problems) => {
  const draft = aDraft(part)
  const wrong = wrongFields(rules, draft).map((name) => [name, problemOf(rules, draft, name)])
  expect(Object.fromEntries(wrong)).toEqual(problems)
})

test('a quote that was sent is changed from what it says', () => {
  const own_quote = {
    ...{
      quote_id: '5',
      price: 146.5,
      unit: 'kg',
      min_quantity: 500,
      delivery_days: 9,
      note: 'Freight extra',
    },
    ...{ is_accepted: false, created_at: '2026-11-19T10:00:00.000Z' },
  }
  expect(draftOf({ own_quote, unit: 'bag' })).toEqual({
    ...{ price: '146.5', unit: 'kg', min_quantity: '500', delivery_days: '9', note: 'Freight extra' },
  })
  expect(quoteOf(draftOf({ own_quote, unit: 'bag' }))).toEqual({
    ...{
      price: 146.5,
      unit: 'kg',
      min_quantity: 500,
      delivery_days: 9,
      note: 'Freight extra',
    },
  })
})

test('a first quote begins blank, and lacks all but the note', () => {
  expect(draftOf({ own_quote: null, unit: null })).toEqual(blank)
  expect(wrongFields(rules, blank)).toEqual(['price', 'min_quantity', 'delivery_days'])
})

test('a first quote begins with the unit that the buyer asked for', () => {
  expect(draftOf({ own_quote: null, unit: 'kg' })).toEqual({ ...blank, unit: 'kg' })
})

test.each([
  ['kilos', 'Kg', false],
  ['', 'kg', false],
  ['bag', null, false],
  ['bag', 'kg', true],
  ['bag (25 kg)', 'bag (50 kg)', true],
])('a price for %j where %j was asked for is for another unit: %s', (typed, unit, isOther) => {
  expect(isOtherUnit(typed, unit)).toBe(isOther)
})

test('the total of what is asked for follows the price, to the paisa', () => {
  expect(totalOf('146.50', 1200)).toBe(175_800)
  expect(totalOf('₹0.01', 3)).toBe(0.03)
})

test.each(['', 'ten', '0', '-5', '1.234'])('%j makes no total', (price) => {
  expect(totalOf(price, 1200)).toBeUndefined()
})
