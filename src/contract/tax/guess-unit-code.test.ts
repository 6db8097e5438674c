import { expect, test } from 'vitest'
import { guessUnitCode, isSameUnit } from './guess-unit-code.ts'
import { isUnitCode } from './unit-codes.ts'

test.each([
  ['Boxes', 'BOX'],
  ['bags', 'BAG'],
  ['Pieces', 'PCS'],
  ['Gross', 'GRS'],
  ['Bunches', 'BUN'],
  ['Thaan', 'ROL'],
  ['than', 'ROL'],
  ['Katta', 'BAG'],
  ['katta (50 kg)', 'BAG'],
  ['bori', 'BAG'],
  ['Peti', 'BOX'],
  ['peti of 24', 'BOX'],
  ['gaddi', 'BDL'],
  ['dozen', 'DOZ'],
  ['darjan', 'DOZ'],
  ['pair', 'PRS'],
  ['Jodi', 'PRS'],
  ['roll', 'ROL'],
  ['sheet', 'PCS'],
  ['Sheets', 'PCS'],
  ['quintal', 'QTL'],
  ['ton', 'TON'],
  ['Metric Ton', 'MTS'],
  ['per kg', 'KGS'],
  ['Rs/mtr', 'MTR'],
  ['50 kg bag', 'BAG'],
  ['HDPE bag', 'BAG'],
  ['1 kg', 'KGS'],
  ['1 Ltr.', 'LTR'],
  ['1.0 pc', 'PCS'],
  ['500 g', 'PAC'],
  ['500g', 'PAC'],
  ['25 kg', 'PAC'],
  ['100 pieces', 'PAC'],
  ['1,000 pcs', 'THD'],
  ['थान', 'ROL'],
  ['किलो', 'KGS'],
  ['जोड़ी', 'PRS'],
  ['1 किलो', 'KGS'],
  ['बोरी (50 kg)', 'BAG'],
])('%s is %s', (unit, code) => {
  expect(isUnitCode(code)).toBe(true)
  expect(guessUnitCode(unit)).toBe(code)
})

test.each(['jhola', 'truck', '', '12', '0 kg', 'running ft'])('%j is no unit of GST', (unit) => {
  expect(guessUnitCode(unit)).toBeUndefined()
})

test('words for one unit are the same, those that only count alike are not', () => {
  expect(isSameUnit('thaan', 'Than')).toBe(true)
  expect(isSameUnit('katta', 'bori')).toBe(true)
  expect(isSameUnit('sheet', 'piece')).toBe(false)
  expect(isSameUnit('ream', 'packet')).toBe(false)
  expect(isSameUnit('500 g', '1 kg')).toBe(false)
})
