import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameAmount, nextTier, tierFor, toPaise, toRupees } from './price.ts'

const tiers = [{ min: 10 }, { min: 50 }, { min: 200 }]

test('the tier with the largest minimum that is reached gives the price; below all of them, the first', () => {
  const minimums = [1, 9, 10, 49, 50, 199, 200, 1_000_000].map((quantity) => tierFor(tiers, quantity).min)
  expect(minimums).toEqual([10, 10, 10, 10, 50, 50, 200, 200])
  expect(() => tierFor([], 1)).toThrow()
})

test('the next cheaper step is the first one above the quantity', () => {
  expect([1, 10, 49, 50, 200].map((quantity) => nextTier(tiers, quantity)?.min)).toEqual([
    10,
    50,
    50,
    200,
    undefined,
  ])
})

test('an amount is the same as its own paise and as no other, up to ten lakh crore rupees', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), (paise) => {
      expect(isSameAmount(toRupees(paise), paise)).toBe(true)
      expect(isSameAmount(toRupees(paise), paise + 1)).toBe(false)
      expect(isSameAmount(toRupees(paise), paise - 1)).toBe(false)
    }),
    { numRuns: 10_000 },
  )
})

test('rupees with more than two decimals are no amount', () => {
  expect(toPaise(10.1)).toBe(1_010)
  expect(toPaise(0.29)).toBe(29)
  for (const wrong of [0.001, 1e-7, -1e-7, 10.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300])
    expect(toPaise(wrong)).toBeUndefined()
})
