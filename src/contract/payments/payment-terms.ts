import * as z from 'zod/mini'
import { byRule } from '#contract/rule.ts'
import { longestCredit, restKinds, termsRule } from '#contract/terms.ts'
import { terms as texts } from '#contract/texts/terms.ts'

export const paymentTerms = z
  .object({
    advance_bp: z.int(texts.advance.content),
    rest: z.enum(restKinds, texts.rest.content),
    credit_days: z._default(z.int(texts.creditDays({ limit: longestCredit }).content), 0),
  })
  .check(byRule(termsRule))
