import { expect, test } from 'vitest'
import { billPaymentText } from './bill-payment.ts'

const nothing = { terms: null, paid: 0, due: 0, left: 0, due_on: null }

test('an invoice says its terms, what was paid before, and until when the rest is due', () => {
  const terms = { advance_bp: 3_000, rest: 'credit', credit_days: 30 } as const
  expect(billPaymentText({ ...nothing, terms, paid: 57_600, left: 1_34_400, due_on: '2026-12-29' })).toBe(
    'Payment: 30 % in advance, rest 30 days after delivery · ₹57,600.00 paid before · ₹1,34,400.00 left to pay · due by 29 Dec 2026',
  )
})

test('an invoice without terms says so, with what is due now', () => {
  expect(billPaymentText({ ...nothing, due: 800, left: 800 })).toBe(
    'Payment: no terms agreed · ₹800.00 left to pay · ₹800.00 due now',
  )
})
