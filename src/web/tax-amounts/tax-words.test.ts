import { expect, test } from 'vitest'
import { partsOf, taxOfLine } from './tax-words.ts'

const halves = { taxable: 84.74, cgst: 7.63, sgst: 7.63, igst: 0 }

test('a line says its HSN code and the tax in it, as far as they are known', () => {
  expect(taxOfLine({ hsn_code: '8413', gst_rate_bp: 1800, tax: halves })).toBe(
    'HSN 8413 · includes GST 18 %, ₹15.26',
  )
  expect(taxOfLine({ gst_rate_bp: 25 })).toBe('includes GST 0.25 %')
  expect(taxOfLine({ hsn_code: '8413' })).toBe('HSN 8413')
  expect(
    taxOfLine({ hsn_code: '1006', gst_rate_bp: 0, tax: { taxable: 100, cgst: 0, sgst: 0, igst: 0 } }),
  ).toBe('HSN 1006 · no GST')
  expect(taxOfLine({})).toBe('')
})

test('a total consists of its value and two halves, or of IGST, by the names of the state', () => {
  expect(partsOf(halves, '33')).toEqual([
    { name: 'Taxable value', amount: '₹84.74' },
    { name: 'CGST', amount: '₹7.63' },
    { name: 'SGST', amount: '₹7.63' },
  ])
  expect(partsOf(halves, '26').map(({ name }) => name)).toEqual(['Taxable value', 'CGST', 'UTGST'])
  expect(partsOf({ taxable: 84.75, cgst: 0, sgst: 0, igst: 15.25 }, '23').map(({ name }) => name)).toEqual([
    'Taxable value',
    'IGST',
  ])
})
