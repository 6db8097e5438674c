import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { kindOfGstNumber } from '#contract/tax/gst-kinds.ts'
import { cleanGstNumber, hasGoodGstCheck, stateCodeOfGstNumber } from '#contract/tax/gst-number.ts'
import { mayStatesBeOld } from '#contract/tax/present-states.ts'
import { textRule } from '#contract/text-rule.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { billing } from '#contract/texts/billing.ts'
import { pinCodeRule } from './pin-code.ts'

/** Of any kind that buyers have, and stricter than for an account: a wrong character makes an invoice that nobody can claim. */
export const gstinRule: Rule<string> = (text) => {
  const gstin = cleanGstNumber(text)
  if (!kindOfGstNumber(gstin)) return accounts.gstNumber
  if (!mayStatesBeOld() && !stateCodeOfGstNumber(gstin)) return billing.gstState
  return hasGoodGstCheck(gstin) ? undefined : billing.gstCheck
}

export const billingRules = {
  gstin: gstinRule,
  legal_name: textRule('legalName', limits.text.name),
  address: textRule('address', limits.text.address),
  pin: pinCodeRule,
} as const
