import type { Rule } from '#contract/rule.ts'
import { accounts } from '#contract/texts/accounts.ts'

export const currentPasswordRule: Rule<string> = (text) =>
  text === '' ? accounts.currentPassword : undefined

/** Of the password that says who asks. */
export const ownPasswordRule: Rule<string> = (text) => (text === '' ? accounts.password : undefined)
