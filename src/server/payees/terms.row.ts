import { z } from 'zod'
import { type PaymentTerms, restKinds } from '#contract/terms.ts'

/** On which terms orders are paid: those of a shop, and those that stay in an order. */
export const TermsRow = z.object({ advance_bp: z.int(), rest: z.enum(restKinds), credit_days: z.int() })

export const areSameTerms = (one: PaymentTerms | null, other: PaymentTerms | null) =>
  one?.advance_bp === other?.advance_bp &&
  one?.rest === other?.rest &&
  one?.credit_days === other?.credit_days
