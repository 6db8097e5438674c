import { digitsOf } from '#contract/users/phone-number.ts'

/** A phone number as it is typed: whose country, and the digits after its dial code. */
export type PhoneInput = { readonly country: string; readonly dialCode: string; readonly national: string }
export type Country = { readonly country: string; readonly dialCode: string }

export const india: Country = { country: 'IN', dialCode: '91' }
export const noPhone: PhoneInput = { ...india, national: '' }

/** Digits of the country code and the number together (ITU E.164). */
const limit = 15

export const phoneDigits = ({ dialCode, national }: PhoneInput) =>
  national === '' ? '' : dialCode + national

/** What a person typed or pasted into the field, whatever its spaces, dashes and prefixes. */
export function readPhone(written: string, now: Country, known: readonly Country[] = [india]): PhoneInput {
  const text = firstOf(written)
  const digits = digitsOf(text)
  const abroad = international(text, digits)
  const chosen = abroad === null ? now : countryOf(abroad, now, known)
  const national = abroad === null ? withoutPrefix(digits, now) : withoutDialCode(abroad, chosen)
  return withCountry({ ...chosen, national }, chosen)
}

/** Of several numbers ('98765 43210 / 98123 45678') the first. */
function firstOf(text: string) {
  const [first = ''] = text.split(/[/,;|\n]/)
  return digitsOf(first).length < leastDigits ? text : first
}

const leastDigits = 8

export const withCountry = (phone: PhoneInput, { country, dialCode }: Country): PhoneInput => ({
  country,
  dialCode,
  national: phone.national.slice(0, limit - dialCode.length),
})

/** '98765 43210' in India, '415 555 2671' elsewhere. */
export function showNational({ dialCode, national }: PhoneInput): string {
  const groups = dialCode === india.dialCode ? /^(\d{5})(\d+)$/ : /^(\d{3})(\d{3})?(\d+)$/
  const match = groups.exec(national)
  return match ? match.slice(1).filter(Boolean).join(' ') : national
}

/** The digits after '+' or '00', where the text is written that way. */
function international(text: string, digits: string): string | null {
  if (/^\s*\+/.test(text)) return digits
  return digits.startsWith('00') && digits.length > 10 ? digits.slice(2) : null
}

function countryOf(digits: string, now: Country, known: readonly Country[]): Country {
  const fitting = [now, ...known].filter(({ dialCode }) => digits.startsWith(dialCode))
  const longest = Math.max(0, ...fitting.map(({ dialCode }) => dialCode.length))
  return fitting.find(({ dialCode }) => dialCode.length === longest) ?? now
}

const withoutDialCode = (digits: string, { dialCode }: Country) =>
  digits.startsWith(dialCode) ? digits.slice(dialCode.length) : digits

/** Indians also write 0 or 91 before their ten digits. */
function withoutPrefix(digits: string, { dialCode }: Country) {
  if (dialCode !== india.dialCode) return digits
  return /^(?:0|91)(\d{10})$/.exec(digits)?.[1] ?? digits
}
