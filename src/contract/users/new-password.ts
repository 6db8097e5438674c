import { limits } from '#contract/limits.ts'
import type { Rule } from '#contract/rule.ts'
import { fields } from '#contract/texts/fields.ts'

const { min, max } = limits.password
const field = 'password'

/** Of a password that is to be set. Admins have a longer one, which the server alone asks for. */
export const newPasswordRule: Rule<string> = (text) => {
  if (text.length < min) return fields.tooShort({ field, least: min })
  return text.length > max ? fields.tooLong({ field, limit: max }) : undefined
}
