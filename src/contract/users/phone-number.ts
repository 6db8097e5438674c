import { withPlainDigits } from '#contract/typed-number.ts'

/** Only the digits of what a person typed or pasted, whatever their script. */
export const digitsOf = (text: string) => withPlainDigits(text).replace(/\D/g, '')

/**
 * Digits with country code. Ten digits, or eleven that begin with a trunk 0, are Indian; a leading 00 is dropped.
 * Twelve digits are complete, and anything else stays as it is, for the checks to judge.
 */
export function toPhoneDigits(text: string, dialCode = '91'): string {
  const typed = digitsOf(text)
  if (typed.length === 12) return typed
  const digits = typed.replace(/^00/, '')
  if (digits.length === 10) return dialCode + digits
  if (digits.length === 11 && digits.startsWith('0')) return dialCode + digits.slice(1)
  return digits
}

/** Digits with country code, of a mobile phone in India. */
export const isIndianMobile = (digits: string) => /^91[6-9]\d{9}$/.test(digits)

/** '+91 98765 43210', as it is shown. */
export function showPhone(digits: string): string {
  const indian = /^91(\d{5})(\d{5})$/.exec(digits)
  return indian ? `+91 ${indian[1]} ${indian[2]}` : `+${digits}`
}

const invalid = 'Phone number must be valid'

/** Of the number that somebody signs in with, wherever it is. */
export const signInNumberRule = (text: string) =>
  /^\d{1,15}$/.test(toPhoneDigits(text)) ? undefined : invalid

/** Of the number that an account is to have. */
export const ownNumberRule = (text: string) => (toPhoneDigits(text).length === 12 ? undefined : invalid)
