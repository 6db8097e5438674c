import { expect, test } from 'vitest'
import { guessUnitCode } from './guess-unit-code.ts'

test.each([
  ['Boxes', 'BOX'],
  ['bags', 'BAG'],
  ['Pieces', 'PCS'],
  ['Gross', 'GRS'],
  ['Bunches', 'BUN'],
])('%s is %s', (unit, code) => {
  expect(guessUnitCode(unit)).toBe(code)
})
