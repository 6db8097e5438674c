import { expect, test } from 'vitest'
import { kindOfGstNumber } from './gst-kinds.ts'

test.each([
  ['22AAAAA0000A1Z5', 'regular'],
  ['27AAACK1234F2A1', 'regular'],
  ['0717USA00001UNX', 'uin'],
  ['2717UNO00009ONB', 'uin'],
  ['0718SGP00010NRC', 'non-resident'],
  ['27MUMK12345A1D9', 'tds'],
  ['29AAFCB7707D1C4', 'tcs'],
])('%s is a number of the kind %s', (gstNumber, kind) => {
  expect(kindOfGstNumber(gstNumber)).toBe(kind)
})

test.each([
  '',
  '22AAAAA0000A1Z',
  '0717USA00001UXX',
  '9917SGP29003OSE',
  '27AAACK1234F1K1',
  '27AAACK1234F1ZZ5',
])('%j is no number that a buyer has', (text) => {
  expect(kindOfGstNumber(text)).toBeUndefined()
})
