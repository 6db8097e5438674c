import { limits } from '#contract/limits.ts'
import { cleanGstNumber, gstNumberPattern } from '#contract/sellers/gst-number.ts'
import { blankTextRule, textRule } from '#contract/text-rule.ts'
import { emailRule, fullNameRule } from './sign-up.ts'

const { name, address, website } = limits.text

export const gstNumberInvalid = 'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)'
export const gstNumberRule = (text: string) =>
  gstNumberPattern.test(cleanGstNumber(text)) ? undefined : gstNumberInvalid

/** Only the server checks whether it is a website, because it parses addresses the same way on every machine. */
export const profileRules = {
  full_name: fullNameRule,
  company_name: blankTextRule('Company name', name),
  email: emailRule,
  website: blankTextRule('Website', website),
  gst_number: gstNumberRule,
  address: textRule('Address', address),
  city: blankTextRule('City', name),
} as const
