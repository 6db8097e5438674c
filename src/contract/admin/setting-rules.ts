import { limits } from '#contract/limits.ts'
import { invoicePrefixRule } from '#contract/sellers/tax-registration-rules.ts'
import { isStorable } from '#contract/storable.ts'
import { gstNumberPattern, hasGoodGstCheck, stateCodeOfGstNumber } from '#contract/tax/gst-number.ts'
import { billing } from '#contract/texts/billing.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { settings as texts } from '#contract/texts/settings.ts'
import { digitsOf } from '#contract/users/phone-number.ts'
import { isEmail } from '#contract/users/sign-up.ts'
import type { Settings } from './settings.ts'

const isPhone = (text: string) =>
  /^\+?[\d\s()-]+$/.test(text) && digitsOf(text).length >= 8 && digitsOf(text).length <= 15

/** A domain with a dot and without a user name; linear on any input. */
const linkPattern = /^https:\/\/(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}(?::\d{1,5})?(?:[/?#][^\s]*)?$/i

const isLink = (text: string) => text.length <= limits.text.address && linkPattern.test(text)

const isShort = (text: string) => text.length <= limits.text.name
const isAddress = (text: string) => text.length <= limits.text.address

const isGstNumber = (text: string) =>
  gstNumberPattern.test(text) && hasGoodGstCheck(text) && stateCodeOfGstNumber(text) !== undefined

type Rule = readonly [isGood: (text: string) => boolean, sentence: Sentence]

const rules: Readonly<Record<keyof Settings, Rule>> = {
  support_phone: [isPhone, texts.supportPhone],
  chat_link: [isLink, texts.chatLink],
  press_name: [isShort, texts.pressName],
  press_link: [isLink, texts.pressLink],
  company_name: [isShort, texts.companyName],
  company_address: [isAddress, texts.companyAddress],
  company_gstin: [isGstNumber, texts.companyGstin],
  invoice_prefix: [(text) => invoicePrefixRule(text) === undefined, billing.prefix],
  grievance_officer: [isShort, texts.grievanceOfficer],
  grievance_email: [isEmail, texts.grievanceEmail],
}

/** Returns what is wrong with a new value. An empty value is valid and hides the setting. */
export function settingProblem(name: keyof Settings, value: string): Sentence | undefined {
  if (value === '') return undefined
  if (!isStorable(value)) return texts.unstorable
  const [isGood, sentence] = rules[name]
  return isGood(value) ? undefined : sentence
}
