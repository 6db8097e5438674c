import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { billing } from '#contract/texts/billing.ts'
import { pinCodeRule } from '#contract/users/pin-code.ts'
import { gstNumberRule } from '#contract/users/profile-rules.ts'
import type { TaxScheme } from './tax-scheme.ts'

const { name, address } = limits.text

export const longestPrefix = 4

/** Numbers have at most 16 characters, '/26-27/' and the count among them (Rule 46(b)); the portal refuses 0, / and - in front. */
export const invoicePrefixRule: Rule<string> = (text) =>
  /^[A-Z1-9][A-Z0-9-]{0,3}$/.test(text) ? undefined : billing.prefix

export const registrationRules = {
  gstin: gstNumberRule,
  legal_name: textRule('legalName', name),
  trade_name: blankTextRule('tradeName', name),
  address: textRule('address', address),
  pin: pinCodeRule,
  invoice_prefix: invoicePrefixRule,
} as const

type Stated = {
  readonly gstin: string
  readonly scheme: TaxScheme
  readonly invoice_prefix: string
  readonly is_default?: boolean
}

/**
 * Whether saving it needs the password: whoever has only a session neither stops sales to other states nor moves them to
 * another number or series. What a shop states first changes nothing.
 */
export function asksPassword(own: readonly Stated[], draft: Stated): boolean {
  const before = own.find(({ gstin }) => gstin === draft.gstin)
  if (!before) return own.length > 0
  return (
    before.scheme !== draft.scheme ||
    before.invoice_prefix !== draft.invoice_prefix ||
    (draft.is_default === true && before.is_default !== true)
  )
}

/** The PAN of the business that a GST number belongs to: all numbers of one business share it. */
export const panOfGstNumber = (gstNumber: string) => gstNumber.slice(2, 12)
