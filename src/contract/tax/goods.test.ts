import { expect, test } from 'vitest'
import { guessUnitCode } from './guess-unit-code.ts'
import { cleanHsnCode, hsnDigits, isHsnCode } from './hsn-code.ts'
import { toBasisPoints, toPercent } from './percent.ts'
import { gstRates, isGstRate, rateHints } from './rates.ts'
import { isUnitCode, unitCodes } from './unit-codes.ts'

test('the rates since September 2025 are on offer, and 28 % is not', () => {
  expect(gstRates.map(toPercent)).toEqual([0, 0.25, 1.5, 3, 5, 12, 18, 40])
  expect(isGstRate(2800)).toBe(false)
  expect(Object.keys(rateHints)).toEqual(['1200'])
})

test('a rate in percent is exact in basis points, or none', () => {
  expect(gstRates.map((rate) => toBasisPoints(toPercent(rate)))).toEqual(gstRates)
  expect(toBasisPoints(0.001)).toBeUndefined()
  expect(toBasisPoints(Number.NaN)).toBeUndefined()
})

test.each(['6109', '610910', '61091000', '0101', '9701'])('%s is an HSN code', (code) => {
  expect(isHsnCode(code)).toBe(true)
})

test.each(['610', '61091', '6109100', '610910000', '0012', '7712', '9801', '9983', '61O9', '६१०९', ''])(
  '%j is no HSN code of goods',
  (code) => {
    expect(isHsnCode(code)).toBe(false)
  },
)

test('an HSN code may be typed as it is printed', () => {
  expect(cleanHsnCode(' 6109.10 00')).toBe('61091000')
  expect(cleanHsnCode('६१०९')).toBe('6109')
})

test('an invoice needs four digits up to five crore of turnover, and six above', () => {
  expect([hsnDigits('up_to_5'), hsnDigits('5_to_10'), hsnDigits('above_10')]).toEqual([4, 6, 6])
})

test('the unit codes are those of the portal, and LTR', () => {
  expect(Object.keys(unitCodes)).toHaveLength(45)
  expect(Object.keys(unitCodes).every((code) => /^[A-Z]{3}$/.test(code))).toBe(true)
  expect(isUnitCode('constructor')).toBe(false)
})

test.each([
  ['piece', 'PCS'],
  ['Pcs.', 'PCS'],
  ['kg', 'KGS'],
  ['KGS', 'KGS'],
  ['pair', 'PRS'],
  ['metre', 'MTR'],
  ['dozen', 'DOZ'],
  ['Sq. Ft.', 'SQF'],
  ['bag (50 kg)', 'BAG'],
  ['50 kg bag', 'BAG'],
  ['bag of 50 kg', 'BAG'],
  ['set of 4', 'SET'],
  ['kit', 'SET'],
  ['box (100 pc)', 'BOX'],
  ['roll (1,000 m)', 'ROL'],
  ['tonnes', 'TON'],
  ['metric ton', 'MTS'],
  ['quintal', 'QTL'],
  ['tin (4 L)', 'CAN'],
  ['HDPE bag', 'BAG'],
  ['50 kg', 'PAC'],
  ['', undefined],
  ['constructor', undefined],
])('a unit written as %j is %s', (unit, code) => {
  expect(guessUnitCode(unit)).toBe(code)
})

test('each code and each name of a unit leads to itself', () => {
  const entries = Object.entries(unitCodes)
  expect(entries.map(([code]) => guessUnitCode(code))).toEqual(Object.keys(unitCodes))
  expect(entries.map(([, name]) => guessUnitCode(name))).toEqual(Object.keys(unitCodes))
})
