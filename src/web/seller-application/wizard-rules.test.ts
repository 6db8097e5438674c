import { expect, test } from 'vitest'
import { makeSeller } from '#contract/sellers/seller-application.ts'
import { problemOf, wrongFields } from '#web/forms/form.ts'
import { firstWrongStep, rulesOf } from './wizard-rules.ts'
import { hasNewMismatch, standingRemarks } from './wizard-state.ts'
import { blank, type Field, fieldsOf, stepOf, steps, type WizardValues } from './wizard-values.ts'

const filled: WizardValues = {
  ...blank,
  ...{ companyName: 'Meena Textiles', businessAddress: '14 Johari Bazar', businessPincode: '302003' },
  ...{ businessLicenseType: 'GST', businessLicenseImage: 'data:image/webp;base64,AAAA' },
  ...{ proprietorDocumentType: 'PAN', proprietorDocumentImage: 'data:image/webp;base64,BBBB' },
  ...{ bankName: 'State Bank of India', accountType: 'Current', ifscCode: 'SBIN0001234' },
  ...{ accountNumber: '12345678901', accountNumberAgain: '1234 5678 901' },
  ...{ businessCategory: 'Apparel & Fashion', specialization: 'Cotton T-shirts', terms: true },
}
const rules = rulesOf(false)
const wrongIn = (step: number, values: WizardValues) =>
  wrongFields(rules, values).filter((name) => fieldsOf(step).includes(name as Field))

/** The sentences of form and server about one answer. */
function sentences(field: keyof WizardValues, part: Partial<WizardValues>) {
  const values = { ...filled, ...part }
  const { error } = makeSeller.input.safeParse(values)
  const issue = error?.issues.find(({ path }) => path[0] === field)
  return { form: problemOf(rules, values, field), server: issue?.message }
}

test('a full application has nothing wrong, spaces in the second account number do not count', () => {
  expect(wrongFields(rules, filled)).toEqual([])
})

test.each([
  ['companyName', { companyName: '  ' }, 'Company name cannot be empty'],
  ['companyName', { companyName: 'x'.repeat(101) }, 'Company name can have at most 100 characters'],
  ['businessAddress', { businessAddress: '' }, 'Business address cannot be empty'],
  ['businessPincode', { businessPincode: '' }, 'Business PIN code cannot be empty'],
  ['businessLicenseType', { businessLicenseType: '' }, 'Choose a business license type from the list'],
  ['businessLicenseImage', { businessLicenseImage: '' }, 'The business license image cannot be empty'],
  [
    'proprietorDocumentType',
    { proprietorDocumentType: '' },
    'Choose a proprietor document type from the list',
  ],
  [
    'proprietorDocumentImage',
    { proprietorDocumentImage: '' },
    'The proprietor document image cannot be empty',
  ],
  ['bankName', { bankName: '\u200b' }, 'Bank name cannot be empty'],
  ['accountNumber', { accountNumber: '- -' }, 'Account number cannot be empty'],
  ['accountType', { accountType: '' }, 'Choose an account type from the list'],
  ['ifscCode', { ifscCode: '' }, 'IFSC code cannot be empty'],
  ['businessCategory', { businessCategory: '' }, 'Business category cannot be empty'],
  ['businessCategory', { businessCategory: 'Spaceships' }, 'Choose a business category from the list'],
  ['specialization', { specialization: '' }, 'Specialization cannot be empty'],
  ['otherBusinessType', { businessType: 'Other' }, 'Please write your business type'],
  ['addons', { addons: 'x'.repeat(501) }, 'Addons can have at most 500 characters'],
] as const)('%s is judged by form and server in one sentence (%j)', (field, part, sentence) => {
  expect(sentences(field, part)).toEqual({ form: sentence, server: sentence })
})

test('a PIN or an IFSC code of an odd form is for the reviewer, not for a refusal', () => {
  const odd = { ...filled, businessPincode: '012', ifscCode: 'HDFC1' }
  expect(wrongFields(rules, odd)).toEqual([])
  expect(makeSeller.input.safeParse(odd).success).toBe(true)
})

test('two different account numbers are a matter of the bank step', () => {
  const values = { ...filled, accountNumberAgain: '12345678900' }
  expect(wrongIn(stepOf('accountNumber'), values)).toEqual(['accountNumberAgain'])
  expect(problemOf(rules, values, 'accountNumberAgain')).toBe('The two account numbers are not the same')
  expect(wrongIn(0, values)).toEqual([])
})

test('numbers are compared once the second is as long as the first', () => {
  expect(hasNewMismatch({ ...filled, accountNumberAgain: '1234' })).toBe(false)
  expect(hasNewMismatch({ ...filled, accountNumberAgain: '12345678900' })).toBe(true)
  expect(hasNewMismatch(filled)).toBe(false)
  expect(hasNewMismatch(blank)).toBe(false)
})

test('each step asks for its own fields, the wrong ones named in the order of the page', () => {
  const wrong = steps.map((_, step) => wrongIn(step, blank))
  expect(wrong).toEqual([
    ['companyName', 'businessAddress', 'businessPincode'],
    [
      ...['businessLicenseType', 'businessLicenseImage'],
      ...['proprietorDocumentType', 'proprietorDocumentImage'],
    ],
    ['bankName', 'accountNumber', 'accountNumberAgain', 'accountType', 'ifscCode'],
    ['businessCategory', 'specialization'],
    ['terms'],
  ])
})

test('what is wrong in an earlier step leads back to it, the first of several', () => {
  expect(firstWrongStep(rules, filled)).toBeUndefined()
  expect(firstWrongStep(rules, { ...filled, accountNumberAgain: '1' })).toBe(2)
  expect(firstWrongStep(rules, { ...filled, companyName: '', accountNumberAgain: '1' })).toBe(0)
})

test('the GST number is judged only where it may be corrected', () => {
  const values = { ...filled, gstNumber: '08ABC' }
  expect(wrongFields(rules, values)).toEqual([])
  expect(wrongFields(rulesOf(true), values)).toEqual(['gstNumber'])
  expect(problemOf(rulesOf(true), values, 'gstNumber')).toBe(
    'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)',
  )
  expect(wrongFields(rulesOf(true), { ...filled, gstNumber: '08AAACB5432K1Z7' })).toEqual([])
})

test('a remark about an answer goes with the answer', () => {
  const remarks = { businessPincode: 'The pincode is of another state.', bankName: 'Which branch?' }
  const now = { ...filled, businessPincode: '302004' }
  expect(standingRemarks(remarks, { now, before: filled })).toEqual({ bankName: 'Which branch?' })
  expect(standingRemarks(remarks, { now: filled, before: filled })).toEqual(remarks)
})
