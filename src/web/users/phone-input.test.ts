import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { india, phoneDigits, readPhone, showNational, withCountry } from './phone-input.ts'

test.each([
  '9876543210',
  '98765 43210',
  '+91-98765 43210',
  '09876543210',
  '919876543210',
  '0091 98765-43210',
  '९८७६५ ४३२१०',
  '9876543210 / 9812345678',
  '+91 98765 43210, 98123 45678',
])('an Indian number is understood as it is written: %s', (text) => {
  const phone = readPhone(text, india)
  expect(phoneDigits(phone)).toBe('919876543210')
  expect(showNational(phone)).toBe('98765 43210')
})

test('digits are grouped while they are typed', () => {
  expect(showNational(readPhone('98765', india))).toBe('98765')
  expect(showNational(readPhone('987654', india))).toBe('98765 4')
})

test('a pasted number of another country brings its country', () => {
  const phone = readPhone('+971 50 123 4567', india, countries)
  expect(phone).toEqual({ country: 'AE', dialCode: '971', national: '501234567' })
  expect(phoneDigits(phone)).toBe('971501234567')
})

test('countries that share a dial code keep the chosen one, else the largest is taken', () => {
  expect(readPhone('+1 416 555 0100', { country: 'CA', dialCode: '1' }, countries).country).toBe('CA')
  expect(readPhone('+1 416 555 0100', india, countries).country).toBe('US')
})

test('a number has at most 15 digits with its country code', () => {
  expect(phoneDigits(readPhone('98765432109876543', india))).toHaveLength(15)
  const long = readPhone('9876543210987', india)
  expect(phoneDigits(withCountry(long, { country: 'AE', dialCode: '971' }))).toHaveLength(15)
})

test('an empty field is no number at all, not a lonely country code', () => {
  expect(phoneDigits(readPhone('', india))).toBe('')
  expect(phoneDigits(readPhone('+', india))).toBe('')
})

test('every country has a name and a dial code', () => {
  expect(countries.length).toBeGreaterThan(240)
  for (const { country, dialCode, name } of countries) {
    expect(name, country).not.toBe(country)
    expect(dialCode, country).toMatch(/^[1-9]\d{0,3}$/)
  }
  expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length)
})
