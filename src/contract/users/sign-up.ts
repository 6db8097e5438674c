import { isBlank } from '#contract/blank.ts'
import { withoutInvisible } from '#contract/invisible.ts'
import { limits } from '#contract/limits.ts'
import { gstNumberPattern } from '#contract/sellers/gst-number.ts'
import { isStorable } from '#contract/storable.ts'
import { passwordTooShort } from './password.ts'
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
type SignUpProblem = { readonly field: SignUpField; readonly text: string }

// Linear on any input; the length is limited before it runs.
const emailPattern = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/

export const isEmail = (text: string) => text.length <= limits.text.email && emailPattern.test(text)

type Check = readonly [field: keyof SignUpDraft, isGood: (draft: SignUpDraft) => boolean, text: string]

/** A name with visible letters. */
const isFullName = (text: string) => withoutInvisible(text).trim().length >= 3 && !isBlank(text)

/** Specification 5: the checks in their order, with their exact texts. The terms box is last and never sent. */
const checks: readonly Check[] = [
  ['full_name', (draft) => isFullName(draft.full_name), 'Full Name must be at least 3 characters long'],
  ['email', (draft) => isEmail(draft.email.trim()), 'Email is not valid'],
  ['phone_number', (draft) => digitsOf(draft.phone_number).length === 12, 'Phone number must be valid'],
  [
    'password',
    (draft) => draft.password.length >= limits.password.min,
    passwordTooShort(limits.password.min),
  ],
  ['address', (draft) => !isBlank(draft.address), 'Address cannot be empty'],
  ['gst_number', (draft) => draft.gst_number.trim() !== '', 'GST Number cannot be empty'],
  [
    'gst_number',
    (draft) => gstNumberPattern.test(draft.gst_number.trim().toUpperCase()),
    'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)',
  ],
]

const { text: textLimits, password } = limits

/** What the specification leaves open: too long and unstorable values are refused, never cut. */
const bounds: readonly Check[] = [
  [
    'full_name',
    (draft) => draft.full_name.trim().length <= textLimits.name,
    `Full Name can have at most ${textLimits.name} characters`,
  ],
  [
    'password',
    (draft) => draft.password.length <= password.max,
    `Password can have at most ${password.max} characters`,
  ],
  [
    'address',
    (draft) => draft.address.trim().length <= textLimits.address,
    `Address can have at most ${textLimits.address} characters`,
  ],
  ['full_name', (draft) => isStorable(draft.full_name), 'Full Name holds a character that cannot be stored'],
  ['email', (draft) => isStorable(draft.email), 'Email is not valid'],
  ['address', (draft) => isStorable(draft.address), 'Address holds a character that cannot be stored'],
]

/** The first failed check, as the server applies them. */
export function signUpProblem(draft: SignUpDraft): SignUpProblem | undefined {
  const failed = [...checks, ...bounds].find(([, isGood]) => !isGood(draft))
  return failed && { field: failed[0], text: failed[2] }
}

/** The problem of one field, independent of the others. */
export function signUpFieldProblem(field: keyof SignUpDraft, draft: SignUpDraft): string | undefined {
  return [...checks, ...bounds].find(([of, isGood]) => of === field && !isGood(draft))?.[2]
}

export const termsRule = (isAccepted: boolean) =>
  isAccepted ? undefined : 'terms and conditions must be accepted'

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
  const text = termsRule(draft.terms)
  return text === undefined ? undefined : { field: 'terms', text }
}
