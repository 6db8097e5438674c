import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainNumber, readNumber, withPlainDigits } from './typed-number.ts'

test.each([
  ['25', 25],
  [' 500 ', 500],
  ['1,000', 1_000],
  ['1,45,000.50', 145_000.5],
  ['₹500', 500],
  ['₹ 1,45,000', 145_000],
  ['Rs. 250', 250],
  ['500/-', 500],
  ['₹450/-', 450],
  ['450 rs', 450],
  ['२५', 25],
  ['௧௨௩', 123],
  ['۴۵', 45],
  ['১,০০০', 1_000],
  ['1.5', 1.5],
  ['0', 0],
])('%j is understood as %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test.each([
  '1e3',
  '-3',
  '+3',
  'abc',
  '10 kg',
  '1,00',
  '1..5',
  '12-15',
  '0x10',
  '9'.repeat(13),
  'Infinity',
  '½',
])('%j is no number', (text) => {
  expect(readNumber(text)).toBeNaN()
})

test('nothing is nothing, and not 0', () => {
  expect(readNumber('')).toBeNull()
  expect(readNumber('  ')).toBeNull()
  expect(readNumber('₹')).toBeNull()
})

test('a number is the same in every script and grouping', () => {
  const scripts = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '٠', '۰', '０']
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom(...scripts), (number, zero) => {
      const written = number
        .toLocaleString('en-IN')
        .replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))
      expect(readNumber(written)).toBe(number)
    }),
  )
})

test('whatever is typed, nothing throws, and no digit is invented', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const number = readNumber(typed)
      if (number === null || Number.isNaN(number)) return
      const digits = withPlainDigits(typed).replace(/\D/g, '').replace(/^0+/, '')
      expect(String(number).replace(/\D/g, '').replace(/^0+/, '')).toBe(
        typed.includes('.') ? expect.any(String) : digits,
      )
    }),
  )
})

test('what is no number stays as it was written', () => {
  expect(plainNumber('12-15 kg')).toBe('12-15 kg')
})
