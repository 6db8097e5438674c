import { expect, test } from 'vitest'
import { dispatchText, termsText } from './terms-words.ts'

const rest = { rest: 'on_dispatch', credit_days: 0 } as const

test.each([
  [3_000, '30 % in advance, rest on dispatch'],
  [3_333, '33.33 % in advance, rest on dispatch'],
  [50, '0.5 % in advance, rest on dispatch'],
])('an advance of %i basis points is said to the last of them', (advance_bp, text) => {
  expect(termsText({ advance_bp, ...rest })).toBe(text)
})

test('the advance of an order is said in rupees as well', () => {
  expect(termsText({ advance_bp: 3_000, ...rest }, '₹57,600.00')).toBe(
    '30 % in advance (₹57,600.00), rest on dispatch',
  )
})

test.each([
  [{ advance_bp: 0, rest: 'on_delivery', credit_days: 0 }, 'All on delivery'],
  [{ advance_bp: 0, rest: 'credit', credit_days: 1 }, 'All 1 day after delivery'],
  [{ advance_bp: 0, rest: 'credit', credit_days: 30 }, 'All 30 days after delivery'],
  [{ advance_bp: 10_000, rest: 'advance', credit_days: 0 }, 'All in advance'],
] as const)('one payment is said as one', (terms, text) => {
  expect(termsText(terms, '₹500.00')).toBe(text)
})

test('a shop says within how many days goods leave, and who pays the carrier', () => {
  expect(dispatchText({ dispatch_days: 3, freight: 'included' })).toBe(
    'Dispatch within 3 days, freight included',
  )
  expect(dispatchText({ dispatch_days: 1, freight: 'to_pay' })).toBe(
    'Dispatch within 1 day, you pay the carrier',
  )
})
