import { limits } from '#contract/limits.ts'
import { isStorable } from '#contract/storable.ts'
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

type Rule = readonly [isGood: (text: string) => boolean, sentence: string]

const rules: Readonly<Record<keyof Settings, Rule>> = {
  support_phone: [isPhone, 'The support phone is a number such as +91 98765 43210'],
  chat_link: [isLink, 'The chat link begins with https://'],
  press_name: [isShort, 'The press name can have at most 100 characters'],
  press_link: [isLink, 'The press link begins with https://'],
  company_name: [isShort, 'The company name can have at most 100 characters'],
  company_address: [isAddress, 'The company address can have at most 500 characters'],
  grievance_officer: [isShort, 'The name of the grievance officer can have at most 100 characters'],
  grievance_email: [isEmail, 'The email of the grievance officer is not valid'],
}

/** Returns what is wrong with a new value. An empty value is valid and hides the setting. */
export function settingProblem(name: keyof Settings, value: string): string | undefined {
  if (value === '') return undefined
  if (!isStorable(value)) return 'The text holds a character that cannot be stored.'
  const [isGood, sentence] = rules[name]
  return isGood(value) ? undefined : sentence
}
