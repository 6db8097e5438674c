import * as z from 'zod/mini'
import { typedText } from '#contract/fields.ts'
import { byRule } from '#contract/rule.ts'
import { users as texts } from '#contract/texts/users.ts'

/** Longer than a recovery code with spaces between its groups. */
export const longestSecondCode = 40

const isLong = (typed: string) => (typed.length > longestSecondCode ? texts.secondCodeWrong : undefined)

/** A code of an authenticator app, or a recovery code. */
export const secondCodeRule = (typed: string) =>
  typed.trim() === '' ? texts.secondCodeMissing : isLong(typed)

/** Of accounts whose sign-in asks for one. */
export const secondCode = z.optional(typedText.check(byRule(isLong)))
