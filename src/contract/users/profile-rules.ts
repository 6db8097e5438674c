import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { cleanGstNumber, gstNumberPattern } from '#contract/tax/gst-number.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { emailRule, fullNameRule } from './sign-up.ts'

const { name, address, website } = limits.text

export const gstNumberRule: Rule<string> = (text) =>
  gstNumberPattern.test(cleanGstNumber(text)) ? undefined : accounts.gstNumber

/** Only the server checks whether it is a website, because it parses addresses the same way on every machine. */
export const profileRules = {
  full_name: fullNameRule,
  company_name: blankTextRule('companyName', name),
  email: emailRule,
  website: blankTextRule('website', website),
  gst_number: gstNumberRule,
  address: textRule('address', address),
  city: blankTextRule('city', name),
} as const
