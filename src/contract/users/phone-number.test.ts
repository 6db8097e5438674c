import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsOf, showPhone, toPhoneDigits } from './phone-number.ts'

const ten = fc.stringMatching(/^[6-9][0-9]{9}$/)
const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '(', ')'), { minLength: 16, maxLength: 16 })
const prefix = fc.constantFrom('', '0', '91', '+91', '0091', '+91 0', '091', '0091 0')

test('an Indian number is the same digits, however it is typed', () => {
  fc.assert(
    fc.property(ten, prefix, separators, (number, before, between) => {
      const typed = [...(before + number)].map((digit, place) => digit + (between[place] ?? '')).join('')
      expect(toPhoneDigits(typed)).toBe(`91${number}`)
    }),
  )
})

test('whatever is typed, only digits come out, and none are invented but the country code', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const digits = toPhoneDigits(typed)
      expect(digits).toMatch(/^\d*$/)
      expect(digits.length).toBeLessThanOrEqual(digitsOf(typed).length + 2)
    }),
  )
})

test('twelve digits are complete: what sign-up takes, sign-in finds', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (digits) => {
      expect(toPhoneDigits(digits)).toBe(digits)
      expect(toPhoneDigits(showPhone(digits))).toBe(digits)
    }),
  )
})

test('another country keeps its code', () => {
  expect(toPhoneDigits('+44 20 7946 0958')).toBe('442079460958')
  expect(toPhoneDigits('0044 20 7946 0958')).toBe('442079460958')
  expect(toPhoneDigits('20 7946 0958', '44')).toBe('442079460958')
})

test('an Indian number is shown in two fives', () => {
  expect(showPhone('919876543210')).toBe('+91 98765 43210')
  expect(showPhone('442079460958')).toBe('+442079460958')
})
