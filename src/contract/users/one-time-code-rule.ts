import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { accounts } from '#contract/texts/accounts.ts'
import { digitsOf } from './phone-number.ts'

const { digits } = limits.oneTimeCode

export const codeRule: Rule<string> = (text) =>
  digitsOf(text).length === digits ? undefined : accounts.codeDigits({ digits })
