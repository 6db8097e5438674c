import { beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, openingDraft } from './wizard-draft.ts'
import {
  allMissing,
  blank,
  missingIn,
  problemsOf,
  stepOf,
  steps,
  toPayload,
  type WizardValues,
} from './wizard-values.ts'

const filled: WizardValues = {
  ...blank,
  companyName: 'Meena Textiles',
  businessAddress: '14 Johari Bazar, Jaipur',
  businessPincode: '302003',
  businessLicenseType: 'GST',
  businessLicenseImage: 'data:image/webp;base64,AAAA',
  proprietorDocumentType: 'PAN',
  proprietorDocumentImage: 'data:image/webp;base64,BBBB',
  bankName: 'State Bank of India',
  accountNumber: '12345678901',
  accountNumberAgain: '1234 5678 901',
  accountType: 'Current',
  ifscCode: 'SBIN0001234',
  businessCategory: 'Apparel & Fashion',
  specialization: 'Cotton T-shirts',
  terms: true,
}

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => held.set(name, text),
    removeItem: (name: string) => held.delete(name),
  })
})

test('the five steps carry the names of the specification', () => {
  expect(steps.map(({ name }) => name)).toEqual([
    'Business Information',
    'Business License & Proprietor Information',
    'Bank Details',
    'Business Details',
    'Terms & Conditions',
  ])
})

test('everything must be filled and the terms ticked before the application can be sent', () => {
  expect(allMissing(filled)).toEqual([])
  expect(allMissing(blank)).toEqual(
    steps
      .flatMap(({ needs }) => needs)
      .filter((field) => !['businessType', 'otherBusinessType'].includes(field)),
  )
  expect(allMissing({ ...filled, terms: false })).toEqual(['terms'])
  expect(allMissing({ ...filled, bankName: '   ' })).toEqual(['bankName'])
})

test('another type of business needs a text, the others need none', () => {
  expect(missingIn({ ...filled, businessType: 'Other' }, 3)).toEqual(['otherBusinessType'])
  expect(missingIn({ ...filled, businessType: 'Other', otherBusinessType: 'Exporter' }, 3)).toEqual([])
  expect(missingIn({ ...filled, businessType: 'Retailer' }, 3)).toEqual([])
})

test('two different account numbers are a problem of the bank step; spaces make no difference', () => {
  const bank = stepOf('accountNumber')
  expect(problemsOf(filled, bank)).toEqual({})
  expect(problemsOf({ ...filled, accountNumberAgain: '12345678900' }, bank)).toEqual({
    accountNumberAgain: 'The two account numbers are not the same',
  })
  expect(problemsOf({ ...filled, accountNumberAgain: '12345678900' }, 0)).toEqual({})
})

test('the re-entered number and the consent are not sent', () => {
  const sent = toPayload(filled)
  expect(sent).toMatchObject({ companyName: 'Meena Textiles', accountNumber: '12345678901' })
  expect(sent).not.toHaveProperty('accountNumberAgain')
  expect(sent).not.toHaveProperty('terms')
  expect(toPayload(blank)).toBeNull()
})

test('a draft survives a reload without documents, bank data and consent', () => {
  keepDraft('meena', { values: filled, step: 4 })
  const written = sessionStorage.getItem('seller-application:meena') ?? ''
  for (const secret of ['AAAA', 'BBBB', '12345678901', 'State Bank', 'SBIN', 'Current'])
    expect(written).not.toContain(secret)
  const { values, step } = openingDraft('meena', undefined)
  expect(values).toMatchObject({ companyName: 'Meena Textiles', businessLicenseType: 'GST', terms: false })
  expect(values.accountNumber).toBe('')
  expect(step).toBe(1)
  expect(openingDraft('somebody else', undefined).values).toEqual(blank)
  dropDraft('meena')
  expect(openingDraft('meena', undefined)).toEqual({ values: blank, step: 0 })
})

test('a damaged draft is no draft', () => {
  sessionStorage.setItem('seller-application:meena', '{"values":{"companyName":7,"terms":true},"step":"x"}')
  expect(openingDraft('meena', undefined)).toEqual({ values: blank, step: 0 })
  sessionStorage.setItem('seller-application:meena', 'no json')
  expect(openingDraft('meena', undefined)).toEqual({ values: blank, step: 0 })
})
