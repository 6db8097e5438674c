import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { rupeesWithoutTax } from './price-without-tax.ts'
import { gstRates } from './rates.ts'
import { splitTax, sumOfSplits, taxOf } from './split-tax.ts'

const rate = fc.constantFrom(...gstRates)
const amount = fc.oneof(
  fc.integer({ min: 0, max: 60_000 }),
  fc.integer({ min: 0, max: limits.cart.totalPaise }),
)

/**
 * Rule 35 in other words: of all whole amounts the tax is the one nearest to `share` of the total, and of two that are equally near
 * the larger. `share` is a fraction, so that half of 0.25 % is exact.
 */
function expectNearest(tax: number, total: number, [above, below]: readonly [number, number]) {
  const twiceTooMuch = 2n * (BigInt(tax) * BigInt(below) - BigInt(total) * BigInt(above))
  expect(twiceTooMuch).toBeGreaterThan(-BigInt(below))
  expect(twiceTooMuch).toBeLessThanOrEqual(BigInt(below))
}

test('between states the tax within a price is that of Rule 35', () => {
  fc.assert(
    fc.property(amount, rate, (total, rateBp) => {
      const split = splitTax({ total, rateBp, isInterState: true })
      expectNearest(split.igst, total, [rateBp, 10_000 + rateBp])
      expect(split).toEqual({ taxable: total - split.igst, cgst: 0, sgst: 0, igst: split.igst })
    }),
  )
})

test('within a state both halves are that of Rule 35 at half the rate', () => {
  fc.assert(
    fc.property(amount, rate, (total, rateBp) => {
      const split = splitTax({ total, rateBp, isInterState: false })
      expectNearest(split.cgst, total, [rateBp, 20_000 + 2 * rateBp])
      expect(split).toEqual({ taxable: total - 2 * split.cgst, cgst: split.cgst, sgst: split.cgst, igst: 0 })
    }),
  )
})

test.each([
  [10_000, 1800, { taxable: 8_474, cgst: 763, sgst: 763, igst: 0 }],
  [10_000, 1800, { taxable: 8_475, cgst: 0, sgst: 0, igst: 1_525 }],
  [31_800, 1800, { taxable: 26_950, cgst: 2_425, sgst: 2_425, igst: 0 }],
  [725_000, 500, { taxable: 690_476, cgst: 17_262, sgst: 17_262, igst: 0 }],
  [2_490_000, 2800, { taxable: 1_945_312, cgst: 272_344, sgst: 272_344, igst: 0 }],
  [1_180_000, 1800, { taxable: 1_000_000, cgst: 0, sgst: 0, igst: 180_000 }],
  [limits.cart.totalPaise, 0, { taxable: limits.cart.totalPaise, cgst: 0, sgst: 0, igst: 0 }],
  [
    limits.cart.totalPaise,
    4000,
    { taxable: 714_285_714_285_714, cgst: 0, sgst: 0, igst: 285_714_285_714_286 },
  ],
])('%i paise at %i basis points are %o', (total, rateBp, split) => {
  expect(splitTax({ total, rateBp, isInterState: split.cgst === 0 })).toEqual(split)
})

test('the lines of 10,000 orders make their totals to the paisa, with equal halves', () => {
  const line = fc.record({ total: fc.integer({ min: 1, max: 50_000_000 }), rateBp: rate })
  const order = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    isInterState: fc.boolean(),
  })
  fc.assert(
    fc.property(order, ({ lines, isInterState }) => {
      const sum = sumOfSplits(lines.map((each) => splitTax({ ...each, isInterState })))
      expect(sum.taxable + taxOf(sum)).toBe(lines.reduce((total, each) => total + each.total, 0))
      expect(sum.cgst).toBe(sum.sgst)
      expect(isInterState ? sum.cgst : sum.igst).toBe(0)
    }),
    { numRuns: 10_000 },
  )
})

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%s is no amount in paise', (total) => {
  expect(() => splitTax({ total, rateBp: 500, isInterState: true })).toThrow(RangeError)
})

test('a price without tax is the taxable value of one piece, to the paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), rate, (total, rateBp) => {
      const { taxable } = splitTax({ total, rateBp, isInterState: true })
      expect(Math.abs(rupeesWithoutTax(total / 100, rateBp) * 100 - taxable)).toBeLessThan(1.01)
    }),
  )
  expect([rupeesWithoutTax(11_800, 1800), rupeesWithoutTax(145, 500), rupeesWithoutTax(99, 0)]).toEqual([
    10_000, 138.1, 99,
  ])
})
