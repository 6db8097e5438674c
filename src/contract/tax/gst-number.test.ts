import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstStateNames as states } from './first-states.ts'
import {
  cleanGstNumber,
  gstCheckCharacter,
  gstNumberPattern,
  hasGoodGstCheck,
  stateOfGstNumber,
} from './gst-number.ts'

test.each([
  ['27AAPFU0939F1Z', 'V'],
  ['34AABCB5576G1Z', 'Q'],
  ['29ABCDE1234F1Z', 'W'],
  ['07PQRSX9876K2Z', 'R'],
  ['33KLMNO4567PAZ', 'V'],
  ['22AAAAA0000A1Z', 'C'],
])('%s ends in %s', (first14, check) => {
  expect(gstCheckCharacter(first14)).toBe(check)
  expect(hasGoodGstCheck(first14 + check)).toBe(true)
})

test("the specification's own sample fits the pattern and fails the official check", () => {
  expect('22AAAAA0000A1Z5').toMatch(gstNumberPattern)
  expect(hasGoodGstCheck('22AAAAA0000A1Z5')).toBe(false)
})

const first14 = fc.stringMatching(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z$/)

test('any one changed character is noticed', () => {
  const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  fc.assert(
    fc.property(first14, fc.nat(13), fc.constantFrom(...alphabet), (text, place, character) => {
      fc.pre(text[place] !== character)
      const changed = text.slice(0, place) + character + text.slice(place + 1)
      expect(gstCheckCharacter(changed)).not.toBe(gstCheckCharacter(text))
    }),
  )
})

test('a number with its check character fits the pattern, in lower case and with gaps too once cleaned', () => {
  fc.assert(
    fc.property(first14, (text) => {
      const whole = text + gstCheckCharacter(text)
      expect(whole).toMatch(gstNumberPattern)
      const typed = ` ${whole.slice(0, 2).toLowerCase()} ${whole.slice(2, 9)}-${whole.slice(9).toLowerCase()} `
      expect(cleanGstNumber(typed)).toBe(whole)
    }),
  )
})

test('a GST number may be typed in the digits of an Indian keyboard', () => {
  expect(cleanGstNumber('२७aapfu०९३९f१zv')).toBe('27AAPFU0939F1ZV')
})

test('any text has a check that throws nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof hasGoodGstCheck(text) === 'boolean'))
})

test('India has 36 states and union territories', () => {
  expect(new Set(states).size).toBe(36)
})

test('numbers of older codes, and of no state, have a place too', () => {
  const placeOf = (code: string) => stateOfGstNumber(`${code}ABCDE1234F1Z5`)
  expect(['25', '28', '97', '99', '00'].map(placeOf)).toEqual([
    'Dadra & Nagar Haveli and Daman & Diu',
    'Andhra Pradesh',
    'Other Territory',
    'Centre Jurisdiction',
    undefined,
  ])
})
