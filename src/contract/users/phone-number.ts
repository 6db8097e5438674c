import type { Rule } from '#contract/rule.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { withPlainDigits } from '#contract/typed-number.ts'

/** Keeps only the digits of a typed or pasted text, in any script. */
export const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '')

/**
 * Digits with country code. Ten digits, or eleven that begin with a trunk 0, are Indian; a leading 00 is dropped, and a
 * trunk 0 before or after 91. Twelve digits are complete. Anything else stays unchanged for the checks to judge.
 */
export function toPhoneDigits(text: string, dialCode = '91'): string {
  const typed = digitsOf(text)
  if (typed.length === 12) return typed
  const digits = typed.replace(/^00/, '')
  if (digits.length === 10) return dialCode + digits
  if (digits.length === 11 && digits.startsWith('0')) return dialCode + digits.slice(1)
  return digits.replace(trunkZero, '91$1')
}

/** '+91 098…' and '0 91 98…', as contacts of phones have it. */
const trunkZero = /^(?:910|091)([6-9]\d{9})$/

/** Digits with country code, of an Indian mobile phone. */
export const isIndianMobile = (digits: string) => /^91[6-9]\d{9}$/.test(digits)

/** The display form: '+91 98765 43210'. */
export function showPhone(digits: string): string {
  const indian = /^91(\d{5})(\d{5})$/.exec(digits)
  return indian ? `+91 ${indian[1]} ${indian[2]}` : `+${digits}`
}

/** The rule of the number that somebody signs in with; any country. */
export const signInNumberRule: Rule<string> = (text) =>
  /^\d{1,15}$/.test(toPhoneDigits(text)) ? undefined : accounts.phone

/** The rule of an account's own number. */
export const ownNumberRule: Rule<string> = (text) =>
  toPhoneDigits(text).length === 12 ? undefined : accounts.phone
