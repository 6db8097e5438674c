import type { DraftOf } from '#contract/endpoint.ts'
import { cleanAccountNumber } from '#contract/sellers/bank-account.ts'
import type { makeSeller } from '#contract/sellers/seller-application.ts'
import { contractTexts as texts } from './contract-texts.ts'

type Draft = DraftOf<typeof makeSeller>
type Boxes = Readonly<Record<string, boolean>>

export type WizardValues = {
  readonly companyName: string
  readonly businessAddress: string
  readonly businessPincode: string
  readonly businessLicenseType: Draft['businessLicenseType'] | ''
  readonly businessLicenseImage: string
  /** The account's, where it may be corrected; else empty. */
  readonly gstNumber: string
  readonly proprietorDocumentType: Draft['proprietorDocumentType'] | ''
  readonly proprietorDocumentImage: string
  readonly bankName: string
  readonly accountNumber: string
  readonly accountNumberAgain: string
  readonly accountType: Draft['accountType'] | ''
  readonly ifscCode: string
  readonly businessCategory: string
  readonly specialization: string
  readonly businessType: NonNullable<Draft['businessType']>
  readonly otherBusinessType: string
  readonly wholesalerOptions: Boxes
  readonly manufacturerOptions: Boxes
  readonly productionCapabilities: string
  readonly addons: string
  readonly terms: boolean
}
export type Field = keyof typeof texts.fields

export const blank: WizardValues = {
  companyName: '',
  businessAddress: '',
  businessPincode: '',
  businessLicenseType: '',
  businessLicenseImage: '',
  gstNumber: '',
  proprietorDocumentType: '',
  proprietorDocumentImage: '',
  bankName: '',
  accountNumber: '',
  accountNumberAgain: '',
  accountType: '',
  ifscCode: '',
  businessCategory: '',
  specialization: '',
  businessType: 'Wholesaler',
  otherBusinessType: '',
  wholesalerOptions: {},
  manufacturerOptions: {},
  productionCapabilities: '',
  addons: '',
  terms: false,
}

const names = texts.stepNames

/** The steps by the names of the specification, each with what it must and what else it may have. */
export const steps: readonly { name: string; needs: readonly Field[]; may?: readonly Field[] }[] = [
  { name: names.business, needs: ['companyName', 'businessAddress', 'businessPincode'] },
  {
    name: names.license,
    needs: [
      'businessLicenseType',
      'businessLicenseImage',
      'proprietorDocumentType',
      'proprietorDocumentImage',
    ],
    may: ['gstNumber'],
  },
  {
    name: names.bank,
    needs: ['bankName', 'accountNumber', 'accountNumberAgain', 'accountType', 'ifscCode'],
  },
  {
    name: names.trade,
    needs: ['businessCategory', 'specialization', 'businessType', 'otherBusinessType'],
    may: ['productionCapabilities', 'addons'],
  },
  { name: names.terms, needs: ['terms'] },
]

export const stepOf = (field: Field) =>
  steps.findIndex(({ needs, may = [] }) => needs.includes(field) || may.includes(field))

const isFilled = (values: WizardValues, field: Field) => {
  if (field === 'otherBusinessType' && values.businessType !== 'Other') return true
  const value = values[field]
  return typeof value === 'string' ? value.trim() !== '' : value
}

export const fieldsOf = (step: number): readonly Field[] => {
  const { needs = [], may = [] } = steps[step] ?? {}
  return [...needs, ...may]
}

export const missingIn = (values: WizardValues, step: number): readonly Field[] =>
  steps[step]?.needs.filter((field) => !isFilled(values, field)) ?? []

/** Submit & Register waits for these (specification 5). */
export const allMissing = (values: WizardValues): readonly Field[] =>
  steps.flatMap((_, step) => missingIn(values, step))

export const accountsDiffer = ({ accountNumber, accountNumberAgain }: WizardValues) =>
  cleanAccountNumber(accountNumber) !== cleanAccountNumber(accountNumberAgain)

/** Before the second number is as long as the first, a difference says nothing. */
export const isTypedTwice = ({ accountNumber, accountNumberAgain }: WizardValues) =>
  accountNumber !== '' &&
  cleanAccountNumber(accountNumberAgain).length >= cleanAccountNumber(accountNumber).length

/** What the server is sent; null as long as a choice is open. */
export function toPayload(values: WizardValues): Draft | null {
  const { accountNumberAgain: _, terms: __, gstNumber: ___, ...sent } = values
  const { businessLicenseType, proprietorDocumentType, accountType } = sent
  if (!(businessLicenseType && proprietorDocumentType && accountType)) return null
  return { ...sent, businessLicenseType, proprietorDocumentType, accountType }
}
