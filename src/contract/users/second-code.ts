import * as z from 'zod/mini'
import { typedText } from '#contract/fields.ts'
import { byRule } from '#contract/rule.ts'
import { secondCodeLengthRule } from './second-code-rule.ts'

/** Of accounts whose sign-in asks for one. */
export const secondCode = z.optional(typedText.check(byRule(secondCodeLengthRule)))
