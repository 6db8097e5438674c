import { expect, test } from 'vitest'
import { sumOfTaxes, taxOfLines } from './order-tax.ts'

const within = { seller_state_code: '33', seller_scheme: 'regular', supply_state_code: '33' } as const
const hundred = { line_total_paise: 10_000, gst_rate_bp: 1800 }
const cloth = { line_total_paise: 725_000, gst_rate_bp: 500 }

test('lines of several rates are taxed one by one, and their sum makes the total', () => {
  const taxes = taxOfLines([hundred, cloth], within)
  expect(taxes).toEqual([
    { taxable: 8_474, cgst: 763, sgst: 763, igst: 0 },
    { taxable: 690_476, cgst: 17_262, sgst: 17_262, igst: 0 },
  ])
  expect(sumOfTaxes(taxes)).toEqual({ taxable: 698_950, cgst: 18_025, sgst: 18_025, igst: 0 })
})

test('an order into another state carries IGST alone', () => {
  expect(taxOfLines([hundred], { ...within, supply_state_code: '23' })).toEqual([
    { taxable: 8_475, cgst: 0, sgst: 0, igst: 1_525 },
  ])
})

test.each([
  [{ seller_scheme: 'composition' }],
  [{ seller_scheme: null }],
  [{ seller_state_code: null }],
  [{ supply_state_code: null }],
] as const)('where %o, no tax is stated', (part) => {
  const taxes = taxOfLines([hundred], { ...within, ...part })
  expect(taxes).toEqual([undefined])
  expect(sumOfTaxes(taxes)).toBeUndefined()
})

test('as long as the rate of one line is not known, the order has no sum of tax', () => {
  const taxes = taxOfLines([hundred, { ...cloth, gst_rate_bp: null }], within)
  expect(taxes.map((tax) => tax !== undefined)).toEqual([true, false])
  expect(sumOfTaxes(taxes)).toBeUndefined()
})
