import { withPlainDigits } from '#contract/typed-number.ts'
import { codeOfToday, isStateCode, stateName } from './states.ts'

/** The specification's pattern; nothing else refuses a GST number. */
export const gstNumberPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** As people type it: with gaps, in lower case, in the digits of their keyboard. */
export const cleanGstNumber = (text: string) => withPlainDigits(text).replace(/[\s-]/g, '').toUpperCase()

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The official check character of the first 14 characters (mod 36, alternating weights 1 and 2). A warning for the
 * applicant and the reviewer, never a refusal.
 */
export function gstCheckCharacter(first14: string): string {
  let sum = 0
  for (const [place, character] of [...first14].entries()) {
    const product = digits.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return digits.charAt((36 - (sum % 36)) % 36)
}

export const hasGoodGstCheck = (gstNumber: string) =>
  gstCheckCharacter(gstNumber.slice(0, 14)) === gstNumber.at(14)

/** Codes that belong to no state. */
const otherPlaces: Readonly<Record<string, string>> = { '97': 'Other Territory', '99': 'Centre Jurisdiction' }

const codeOf = (gstNumber: string) => codeOfToday(gstNumber.slice(0, 2))

export const stateOfGstNumber = (gstNumber: string): string | undefined =>
  stateName(codeOf(gstNumber)) ?? otherPlaces[gstNumber.slice(0, 2)]

/** The state that a registration belongs to, as the code of today; undefined for codes that belong to no state. */
export function stateCodeOfGstNumber(gstNumber: string): string | undefined {
  const code = codeOf(gstNumber)
  return isStateCode(code) ? code : undefined
}
