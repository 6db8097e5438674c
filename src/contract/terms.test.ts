import { expect, test } from 'vitest'
import { advanceOf } from './payments/advance.ts'
import { paymentTerms } from './payments/payment-terms.ts'
import { type PaymentTerms, termsRule } from './terms.ts'

const sentenceOf = (terms: PaymentTerms) => termsRule(terms)?.content

test('a part in advance and the rest at dispatch, at delivery or on credit are terms', () => {
  expect(sentenceOf({ advance_bp: 3000, rest: 'on_dispatch', credit_days: 0 })).toBeUndefined()
  expect(sentenceOf({ advance_bp: 0, rest: 'credit', credit_days: 90 })).toBeUndefined()
  expect(sentenceOf({ advance_bp: 10_000, rest: 'advance', credit_days: 0 })).toBeUndefined()
  expect(paymentTerms.parse({ advance_bp: 0, rest: 'on_delivery' })).toEqual({
    advance_bp: 0,
    rest: 'on_delivery',
    credit_days: 0,
  })
})

test('terms that contradict themselves are refused with the reason', () => {
  expect(sentenceOf({ advance_bp: 10_001, rest: 'advance', credit_days: 0 })).toBe(
    'An advance is 0 to 100 % of the total',
  )
  expect(sentenceOf({ advance_bp: 10_000, rest: 'credit', credit_days: 30 })).toBe(
    'With the whole total in advance nothing is left for later',
  )
  expect(sentenceOf({ advance_bp: 0, rest: 'credit', credit_days: 0 })).toBe('Credit runs for 1 to 90 days')
  expect(sentenceOf({ advance_bp: 0, rest: 'credit', credit_days: 91 })).toBe('Credit runs for 1 to 90 days')
  expect(sentenceOf({ advance_bp: 0, rest: 'on_delivery', credit_days: 5 })).toBe(
    'Credit days go with a rest on credit alone',
  )
})

test('an advance is rounded to the paisa, half up', () => {
  const thirty: PaymentTerms = { advance_bp: 3000, rest: 'on_dispatch', credit_days: 0 }
  expect(advanceOf(18_600_005, thirty)).toBe(5_580_002)
  expect(advanceOf(15, thirty)).toBe(5)
  expect(advanceOf(1e15, thirty)).toBe(3e14)
  expect(advanceOf(999, { ...thirty, rest: 'advance' })).toBe(999)
})
