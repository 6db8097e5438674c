import { expect, test } from 'vitest'
import { isMeasure, manyOf, oneOf, unitsOf } from '#contract/products/unit-words.ts'
import { manyShort } from './unit-texts.ts'

test.each([
  ['piece', 'pieces', 'pcs'],
  ['box (100 pc)', 'boxes (100 pc)', 'boxes'],
  ['set of 4', 'sets of 4', 'sets'],
  ['bag (50 kg)', 'bags (50 kg)', 'bags'],
  ['kg', 'kg', 'kg'],
  ['sq ft', 'sq ft', 'sq ft'],
  ['dozen pair', 'dozen pair', 'dozen pair'],
  ['Pieces', 'Pieces', 'Pieces'],
  ['थान', 'थान', 'थान'],
])('many of %s are %s, in short %s', (unit, many, short) => {
  expect(manyOf(unit)).toBe(many)
  expect(manyShort(unit)).toBe(short)
})

test.each([
  ['pieces', 'piece'],
  ['Boxes (12 pc)', 'Box (12 pc)'],
  ['bags of 50 kg', 'bag of 50 kg'],
  ['bunches', 'bunch'],
  ['kgs', 'kg'],
  ['piece', 'piece'],
  ['kg', 'kg'],
  ['gross', 'gross'],
  ['lens', 'lens'],
  ['nos', 'nos'],
  ['थान', 'थान'],
])('a price of %s is one per %s', (unit, one) => {
  expect(oneOf(unit)).toBe(one)
})

test('the unit beside a number follows it, whichever form a person has typed', () => {
  expect([unitsOf(1, 'pieces'), unitsOf(20, 'piece'), unitsOf(20, 'pieces')]).toEqual([
    ...['piece', 'pieces', 'pieces'],
  ])
})

test('a kilogram is a measure, a bag of 50 kg is counted', () => {
  expect(isMeasure('kg')).toBe(true)
  expect(isMeasure('bag (50 kg)')).toBe(false)
})
