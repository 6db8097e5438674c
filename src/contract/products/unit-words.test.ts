import { expect, test } from 'vitest'
import { deals } from '#contract/texts/deals.ts'

const about = { product: 'Cement', price: 465, more: 0, total: 465, until: '2026-11-30' }

test.each([
  [1, 'bag', '1 bag of Cement'],
  [400, 'bag', '400 bags of Cement'],
  [400, 'box (100 pc)', '400 boxes (100 pc) of Cement'],
  [400, 'kg', '400 kg of Cement'],
  [400, 'बोरी', '400 बोरी of Cement'],
])('an offer of %i %s is one of %s', (quantity, unit, words) => {
  expect(deals.offerMessage({ ...about, quantity, unit }).content).toContain(`Offer: ${words} at `)
})
