import { beforeEach, expect, test, vi } from 'vitest'
import { keep } from '#web/storage/session-store.ts'
import { answersOfAccount } from './account.ts'
import { stepIn } from './use-steps.ts'
import { dropDraft, holdsSecrets, keepDraft, openingDraft } from './wizard-draft.ts'
import { allMissing, blank, missingIn, steps, toPayload, type WizardValues } from './wizard-values.ts'

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

const entries = new Map<string, string>()
const storage = {
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, text: string) => void entries.set(name, text),
  removeItem: (name: string) => void entries.delete(name),
  key: (place: number) => [...entries.keys()][place] ?? null,
  get length() {
    return entries.size
  },
}

beforeEach(() => {
  entries.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  keep('token-1', { user_id: 'meena' })
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

test('the re-entered number and the consent are not sent', () => {
  const sent = toPayload(filled)
  expect(sent).toMatchObject({ companyName: 'Meena Textiles', accountNumber: '12345678901' })
  expect(Object.keys(sent ?? {}).sort()).toEqual(
    [
      ...[
        'companyName',
        'businessAddress',
        'businessPincode',
        'businessLicenseType',
        'proprietorDocumentType',
      ],
      ...['bankName', 'accountNumber', 'accountType', 'ifscCode', 'businessCategory', 'specialization'],
      ...['businessType', 'otherBusinessType', 'wholesalerOptions', 'manufacturerOptions'],
      ...['productionCapabilities', 'addons', 'businessLicenseImage', 'proprietorDocumentImage'],
    ].sort(),
  )
  expect(toPayload(blank)).toBeNull()
})

test('a draft is there in another tab, without documents, bank data and consent', () => {
  keepDraft({ values: filled, step: 4 })
  const written = entries.get('draft:meena:seller-application') ?? ''
  expect(written).toContain('Meena Textiles')
  for (const secret of ['AAAA', 'BBBB', '12345678901', 'State Bank', 'SBIN', 'Current'])
    expect(written).not.toContain(secret)
  const { values, step } = openingDraft(undefined)
  expect(values).toMatchObject({ companyName: 'Meena Textiles', businessLicenseType: 'GST', terms: false })
  expect(values.accountNumber).toBe('')
  expect(step).toBe(1)
  dropDraft()
  expect(openingDraft(undefined)).toEqual({ values: blank, step: 0, open: 0 })
})

test('a draft is its own person’s', () => {
  keepDraft({ values: filled, step: 4 })
  keep('token-2', { user_id: 'somebody else' })
  expect(openingDraft(undefined).values).toEqual(blank)
})

test('a damaged draft is no draft', () => {
  entries.set(
    'draft:meena:seller-application',
    '{"companyName":7,"accountNumber":"1","terms":true,"step":"x"}',
  )
  expect(openingDraft(undefined)).toEqual({ values: blank, step: 0, open: 0 })
  entries.set('draft:meena:seller-application', 'no json')
  expect(openingDraft(undefined)).toEqual({ values: blank, step: 0, open: 0 })
})

test('only documents and bank data are lost by leaving', () => {
  expect(holdsSecrets({ ...blank, companyName: 'Meena Textiles', terms: true })).toBe(false)
  expect(holdsSecrets({ ...blank, accountNumber: '1' })).toBe(true)
  expect(holdsSecrets({ ...blank, proprietorDocumentImage: 'data:image/webp;base64,AAAA' })).toBe(true)
})

test.each([
  ['', 0],
  ['step=1', 0],
  ['step=3', 2],
  ['step=5', 3],
  ['step=0', 0],
  ['step=-4', 0],
  ['step=x', 0],
  ['step=1.7', 0],
])('the address %j opens a step that the answers reach', (query, step) => {
  expect(stepIn(new URLSearchParams(query), 3)).toBe(step)
})

test.each([
  ['14 Johari Bazar, Jaipur 302003', '14 Johari Bazar, Jaipur', '302003'],
  ['Shop 7, Sector 18, Noida - 201 301.', 'Shop 7, Sector 18, Noida', '201301'],
  ['Plot 123456, Surat', 'Plot 123456, Surat', ''],
])('a first application begins with the address of the account: %s', (address, street, pin) => {
  const { values } = openingDraft(answersOfAccount({ company_name: null, address }))
  expect(values).toEqual({ ...blank, businessAddress: street, businessPincode: pin })
})
