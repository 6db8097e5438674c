import { expect, test } from 'vitest'
import { dayInIndia, documentNumber, financialYear, lastDayOfCreditNotes } from './document-number.ts'

test('a financial year begins on 1 April, India time', () => {
  const lastSecond = new Date('2026-03-31T23:59:59+05:30')
  const first = new Date('2026-04-01T00:00:00+05:30')
  expect([lastSecond, first].map(dayInIndia)).toEqual(['2026-03-31', '2026-04-01'])
  expect([lastSecond, first].map(dayInIndia).map(financialYear)).toEqual(['25-26', '26-27'])
  expect(financialYear('2099-12-31')).toBe('99-00')
})

test('a credit note is possible until 30 November after the financial year', () => {
  expect(lastDayOfCreditNotes('2026-03-31')).toBe('2026-11-30')
  expect(lastDayOfCreditNotes('2026-04-01')).toBe('2027-11-30')
})

test('numbers are consecutive, of the law’s characters, and differ by kind', () => {
  const of = { prefix: 'INV', year: '26-27', place: 1 }
  expect(documentNumber({ ...of, kind: 'INV' })).toBe('INV/26-27/0001')
  expect(documentNumber({ ...of, kind: 'BOS' })).toBe('INV/26-27/B0001')
  expect(documentNumber({ ...of, kind: 'CRN' })).toBe('INV/26-27/C0001')
  expect(documentNumber({ ...of, kind: 'INV', place: 12_345 })).toBe('INV/26-27/12345')
})

test('no number is longer than 16 characters: a full series has none left', () => {
  const of = { prefix: 'A-B1', year: '26-27' }
  expect(documentNumber({ ...of, kind: 'INV', place: 99_999 })).toBe('A-B1/26-27/99999')
  expect(documentNumber({ ...of, kind: 'INV', place: 100_000 })).toBeUndefined()
  expect(documentNumber({ ...of, kind: 'CRN', place: 9_999 })).toBe('A-B1/26-27/C9999')
  expect(documentNumber({ ...of, kind: 'CRN', place: 10_000 })).toBeUndefined()
})
