import type { Rule } from './rule.ts'
import { terms as texts } from './texts/terms.ts'

/** When the rest is paid: before dispatch as well, at dispatch, at delivery, or so many days after delivery. */
export const restKinds = ['advance', 'on_dispatch', 'on_delivery', 'credit'] as const
export type RestKind = (typeof restKinds)[number]

export type PaymentTerms = {
  /** The part of the total that is paid in advance, in basis points: 3000 is 30 %. */
  readonly advance_bp: number
  readonly rest: RestKind
  /** Of a rest on credit; otherwise 0. */
  readonly credit_days: number
}

const whole = 10_000
export const longestCredit = 90

export const termsRule: Rule<PaymentTerms> = ({ advance_bp, rest, credit_days }) => {
  if (!Number.isInteger(advance_bp) || advance_bp < 0 || advance_bp > whole) return texts.advance
  if (advance_bp === whole && rest !== 'advance') return texts.nothingLeft
  if (rest !== 'credit') return credit_days === 0 ? undefined : texts.noCredit
  const isInRange = Number.isInteger(credit_days) && credit_days >= 1 && credit_days <= longestCredit
  return isInRange ? undefined : texts.creditDays({ limit: longestCredit })
}
