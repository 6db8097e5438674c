import { expect, test } from 'vitest'
import { remarksOf } from './rejection.ts'

test('a reason stands at each field that it names', () => {
  expect(remarksOf('The license picture cannot be read. The IFSC code has a letter too many.')).toEqual({
    fields: {
      businessLicenseImage: 'The license picture cannot be read.',
      ifscCode: 'The IFSC code has a letter too many.',
    },
    rest: '',
  })
})

test('a sentence about two fields stands at both, and two sentences about one stand together', () => {
  const reason = 'The GST number does not match the license.\nPlease take the licence in daylight!'
  expect(remarksOf(reason).fields).toEqual({
    gstNumber: 'The GST number does not match the license.',
    businessLicenseImage: 'The GST number does not match the license. Please take the licence in daylight!',
  })
})

test('what names no field is left for the top of the page', () => {
  expect(remarksOf('We could not reach you by phone. The pincode is of another state.')).toEqual({
    fields: { businessPincode: 'The pincode is of another state.' },
    rest: 'We could not reach you by phone.',
  })
  expect(remarksOf('Please try again next month')).toEqual({
    fields: {},
    rest: 'Please try again next month',
  })
})

test.each([
  ['The license picture cannot be read.', ['businessLicenseImage']],
  ['The document picture cannot be read.', ['proprietorDocumentImage']],
  ['The name on the document is a different one.', ['proprietorDocumentImage']],
  ['The GST number does not match the license.', ['businessLicenseImage', 'gstNumber']],
  ['The bank details are not complete.', ['accountNumber', 'bankName', 'ifscCode']],
  [
    'Business license type and Proprietor document type are wrong.',
    ['businessLicenseType', 'proprietorDocumentType'],
  ],
  ['The Aadhar card has expired.', ['proprietorDocumentImage']],
  ['Company name differs from the one on your bank account.', ['accountNumber', 'companyName']],
])('%s names %j', (reason, fields) => {
  expect(Object.keys(remarksOf(reason).fields).sort()).toEqual(fields)
})
