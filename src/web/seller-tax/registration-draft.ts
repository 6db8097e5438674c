import { dayInIndia, documentNumber, financialYear } from '#contract/documents/document-number.ts'
import type { TaxRegistration } from '#contract/sellers/tax-registration.ts'
import {
  asksPassword,
  invoicePrefixRule,
  registrationRules,
} from '#contract/sellers/tax-registration-rules.ts'
import { optionalUdyamRule } from '#contract/sellers/udyam.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { sellerChecks } from '#contract/texts/trust/seller-checks.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { pinIn } from '#web/billing/billing-draft.ts'
import type { Rules } from '#web/forms/form.ts'

export type Draft = Omit<
  TaxRegistration,
  'state_code' | 'is_default' | 'waiting_names' | 'revision' | 'last_number' | 'next_number'
> & {
  readonly password: string
}

export const draftOf = (registration: TaxRegistration): Draft => ({
  gstin: registration.gstin,
  // Those that wait are what the seller wants.
  legal_name: (registration.waiting_names ?? registration).legal_name,
  trade_name: (registration.waiting_names ?? registration).trade_name,
  address: registration.address,
  pin: registration.pin || pinIn(registration.address),
  scheme: registration.scheme,
  turnover: registration.turnover,
  invoice_prefix: registration.invoice_prefix,
  udyam_number: registration.udyam_number,
  udyam_class: registration.udyam_class,
  udyam_activity: registration.udyam_activity,
  password: '',
})

/** A further registration is mostly like the first, in another state. */
export const nextDraft = (first: TaxRegistration | undefined): Draft => ({
  gstin: '',
  legal_name: first?.legal_name ?? '',
  trade_name: first?.trade_name ?? '',
  address: '',
  pin: '',
  scheme: first?.scheme ?? 'regular',
  turnover: first?.turnover ?? 'up_to_5',
  invoice_prefix: first?.invoice_prefix ?? 'INV',
  udyam_number: first?.udyam_number ?? '',
  udyam_class: first?.udyam_class ?? null,
  udyam_activity: first?.udyam_activity ?? null,
  password: '',
})

const rules: Rules<Draft> = {
  ...registrationRules,
  udyam_number: optionalUdyamRule,
  udyam_class: (value, { udyam_number }) => needsUdyam(udyam_number, value, sellerChecks.udyamClass),
  udyam_activity: (value, { udyam_number }) => needsUdyam(udyam_number, value, sellerChecks.udyamActivity),
}

/** Of a shop that has these registrations. */
export const rulesOf = (own: readonly TaxRegistration[]): Rules<Draft> => ({
  ...rules,
  password: (value, draft) => (asksPassword(own, draft) ? ownPasswordRule(value) : undefined),
})

const needsUdyam = (number: string, value: unknown, sentence: Sentence) =>
  number.trim() !== '' && value === null ? sentence : undefined

/** 'INV/26-27/0001'; undefined while the prefix is none. */
export function sampleNumber(prefix: string, now = new Date()): string | undefined {
  if (invoicePrefixRule(prefix)) return undefined
  return documentNumber({ kind: 'INV', prefix, year: financialYear(dayInIndia(now)), place: 1 })
}
