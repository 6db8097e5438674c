import { expect, test } from 'vitest'
import { grouped, rupees, rupeesShort, rupeesStrip, totalOf } from './rupees.ts'
import { rupeesBrief } from './rupees-brief.ts'

test('an amount has the rupee sign, Indian grouping and always two decimals', () => {
  expect(rupees(123456.5)).toBe('₹1,23,456.50')
  expect(rupees(9999999)).toBe('₹99,99,999.00')
  expect(rupees(0.1)).toBe('₹0.10')
  expect(rupees(-250)).toBe('−₹250.00')
})

test('a card drops .00 and keeps real paise', () => {
  expect(rupeesShort(118)).toBe('₹118')
  expect(rupeesShort(14.5)).toBe('₹14.50')
})

test('the strip says rs behind the number', () => {
  expect(rupeesStrip(1240)).toBe('1,240 rs')
  expect(rupeesStrip(14.5)).toBe('14.50 rs')
})

test('the scale of a chart counts in thousands, lakhs and crores', () => {
  expect(rupeesBrief(850)).toBe('₹850')
  expect(rupeesBrief(12_500)).toBe('₹12.5 K')
  expect(rupeesBrief(12_34_567)).toBe('₹12.3 L')
  expect(rupeesBrief(1_20_00_000)).toBe('₹1.2 Cr')
})

test('quantities are grouped the Indian way', () => {
  expect(grouped(1000000)).toBe('10,00,000')
})

test('a total that was not counted to its end says that there are more', () => {
  expect(totalOf({ total: 1000, total_is_floor: true })).toBe('1,000+')
  expect(totalOf({ total: 1000 })).toBe('1,000')
})
