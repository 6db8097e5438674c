import { expect, test } from 'vitest'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { type Draft, rules } from './quote-draft.ts'

const aDraft = (part: Partial<Draft> = {}): Draft => ({
  price: '₹1,250.50',
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
