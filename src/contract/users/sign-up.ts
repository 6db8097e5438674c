import { isBlank } from '#contract/blank.ts'
import { asLine } from '#contract/invisible.ts'
import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { isStorable } from '#contract/storable.ts'
import { gstNumberPattern } from '#contract/tax/gst-number.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { fields } from '#contract/texts/fields.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { digitsOf } from './phone-number.ts'

export type SignUpDraft = {
  full_name: string
  email: string
  phone_number: string
  password: string
  address: string
  gst_number: string
}
type SignUpField = keyof SignUpDraft | 'terms'
type SignUpProblem = { readonly field: SignUpField; readonly sentence: Sentence }

// Linear on any input; the length is limited before it runs.
const emailPattern = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/

export const isEmail = (text: string) => text.length <= limits.text.email && emailPattern.test(text)

type Check = readonly [field: keyof SignUpDraft, isGood: (draft: SignUpDraft) => boolean, sentence: Sentence]

/** A name with visible letters. */
const isFullName = (text: string) => asLine(text).trim().length >= 3 && !isBlank(text)

export const nameTooShort = fields.tooShort({ field: 'fullName', least: 3 })

/** Specification 5: the checks in their order, with their exact texts. The terms box is last and never sent. */
const checks: readonly Check[] = [
  ['full_name', (draft) => isFullName(draft.full_name), nameTooShort],
  ['email', (draft) => isEmail(draft.email.trim()), accounts.email],
  ['phone_number', (draft) => digitsOf(draft.phone_number).length === 12, accounts.phone],
  [
    'password',
    (draft) => draft.password.length >= limits.password.min,
    fields.tooShort({ field: 'password', least: limits.password.min }),
  ],
  ['address', (draft) => !isBlank(draft.address), fields.empty({ field: 'address' })],
  ['gst_number', (draft) => draft.gst_number.trim() !== '', fields.empty({ field: 'gstNumber' })],
  ['gst_number', (draft) => gstNumberPattern.test(draft.gst_number.trim().toUpperCase()), accounts.gstNumber],
]

const { text: textLimits, password } = limits

/** What the specification leaves open: too long and unstorable values are refused, never cut. */
const bounds: readonly Check[] = [
  [
    'full_name',
    (draft) => draft.full_name.trim().length <= textLimits.name,
    fields.tooLong({ field: 'fullName', limit: textLimits.name }),
  ],
  [
    'password',
    (draft) => draft.password.length <= password.max,
    fields.tooLong({ field: 'password', limit: password.max }),
  ],
  [
    'address',
    (draft) => draft.address.trim().length <= textLimits.address,
    fields.tooLong({ field: 'address', limit: textLimits.address }),
  ],
  ['full_name', (draft) => isStorable(draft.full_name), fields.unstorable({ field: 'fullName' })],
  ['email', (draft) => isStorable(draft.email), accounts.email],
  ['address', (draft) => isStorable(draft.address), fields.unstorable({ field: 'address' })],
]

/** The first failed check, as the server applies them. */
export function signUpProblem(draft: SignUpDraft): SignUpProblem | undefined {
  const failed = [...checks, ...bounds].find(([, isGood]) => !isGood(draft))
  return failed && { field: failed[0], sentence: failed[2] }
}

/** The problem of one field, independent of the others. */
export function signUpFieldProblem(field: keyof SignUpDraft, draft: SignUpDraft): Sentence | undefined {
  return [...checks, ...bounds].find(([of, isGood]) => of === field && !isGood(draft))?.[2]
}

export const termsRule: Rule<boolean> = (isAccepted) => (isAccepted ? undefined : accounts.terms)

const nothing: SignUpDraft = {
  full_name: '',
  email: '',
  phone_number: '',
  password: '',
  address: '',
  gst_number: '',
}
export const fullNameRule = (full_name: string) => signUpFieldProblem('full_name', { ...nothing, full_name })
export const emailRule = (email: string) => signUpFieldProblem('email', { ...nothing, email })

/** All eight checks, as the form applies them. */
export function signUpFormProblem(draft: SignUpDraft & { terms: boolean }): SignUpProblem | undefined {
  const problem = signUpProblem(draft)
  if (problem) return problem
  const sentence = termsRule(draft.terms)
  return sentence && { field: 'terms', sentence }
}
