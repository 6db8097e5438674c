import { dayInIndia } from '#contract/documents/document-number.ts'
import type { Rule } from '#contract/rule.ts'
import { blankTextRule } from '#contract/text-rule.ts'
import { plans } from '#contract/texts/plans.ts'

/** How a plan is paid. */
export const planPaymentKinds = ['upi', 'bank', 'card', 'cheque', 'cash'] as const
export type PlanPaymentKind = (typeof planPaymentKinds)[number]

export const paidByRule: Rule<string> = (kind) =>
  (planPaymentKinds as readonly string[]).includes(kind) ? undefined : plans.paidBy

export const longestReference = 50
/** Of the bank, the card's terminal or the cheque; cash has none. */
export const referenceRule: Rule<string> = blankTextRule('reference', longestReference)

/** Nothing is marked as paid before it was. */
export const paidOnRule: Rule<string> = (day) => (day > dayInIndia(new Date()) ? plans.paidLater : undefined)
