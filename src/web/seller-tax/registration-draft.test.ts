import { expect, test } from 'vitest'
import type { TaxRegistration } from '#contract/sellers/tax-registration.ts'
import { wrongFields } from '#web/forms/form.ts'
import { draftOf, nextDraft, rulesOf, sampleNumber } from './registration-draft.ts'

const first: TaxRegistration = {
  gstin: '33AABCK1234F1Z5',
  legal_name: 'Kaveri Knits Pvt Ltd',
  trade_name: 'Kaveri',
  address: '14 Avinashi Road, Tiruppur',
  pin: '641602',
  state_code: '33',
  scheme: 'regular',
  turnover: '5_to_10',
  invoice_prefix: 'KK',
  udyam_number: '',
  udyam_class: null,
  udyam_activity: null,
  is_default: true,
  last_number: null,
  next_number: 'KM/26-27/0001',
  waiting_names: null,
  revision: 3,
}

test('the sample is the number that the series of this year begins with', () => {
  expect(sampleNumber('KK', new Date('2027-03-31T18:29:59Z'))).toBe('KK/26-27/0001')
  expect(sampleNumber('KK', new Date('2027-03-31T18:30:00Z'))).toBe('KK/27-28/0001')
  expect(['', 'kk', '-K', 'KAVER'].map((prefix) => sampleNumber(prefix))).toEqual(Array(4).fill(undefined))
})

test('where an application had no PIN code, the form begins with that of the address', () => {
  const address = '14/3, Kongu Nagar, Tiruppur 641607'
  expect(draftOf({ ...first, pin: '', address }).pin).toBe('641607')
  expect(draftOf({ ...first, pin: '' }).pin).toBe('')
})

test('the form shows the names that wait, so that saving something else does not take them back', () => {
  const waiting_names = { legal_name: 'Kaveri Silks', trade_name: '' }
  expect(draftOf({ ...first, waiting_names })).toMatchObject(waiting_names)
})

test('a further registration begins with name, scheme and prefix of the first, and its own place', () => {
  expect(nextDraft(first)).toMatchObject({
    legal_name: 'Kaveri Knits Pvt Ltd',
    gstin: '',
    address: '',
    pin: '',
  })
  expect(wrongFields(rulesOf([]), nextDraft(undefined))).toEqual(['gstin', 'legal_name', 'address', 'pin'])
  expect(wrongFields(rulesOf([first]), nextDraft(first))).toEqual(['gstin', 'address', 'pin', 'password'])
  expect(wrongFields(rulesOf([first]), draftOf(first))).toEqual([])
})
