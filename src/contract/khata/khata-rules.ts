import { limits } from '#contract/limits.ts'
import { cleanReference, referenceRule } from '#contract/payments/payment-rules.ts'
import { toPaise } from '#contract/products/price.ts'
import type { Rule } from '#contract/rule.ts'
import { longestCredit } from '#contract/terms.ts'
import { khata } from '#contract/texts/trust/khata.ts'

/** The site's own terms, of an account without others: 30 days, and a recovery fee of 15 %. */
export const usualTerms = { credit_days: 30, fee_bp: 1_500 } as const

/** In rupees. */
export const creditLimitRule: Rule<number | null> = (rupees) => {
  if (rupees === null) return undefined
  const paise = toPaise(rupees)
  return paise !== undefined && paise >= 0 && paise <= limits.cart.totalPaise ? undefined : khata.creditLimit
}

export const creditDaysRule: Rule<number> = (days) =>
  Number.isInteger(days) && days >= 0 && days <= longestCredit
    ? undefined
    : khata.creditDays({ limit: longestCredit })

export const feeRule: Rule<number> = (bp) =>
  Number.isInteger(bp) && bp >= 0 && bp <= 10_000 ? undefined : khata.fee

/** In rupees. */
export const entryAmountRule: Rule<number> = (rupees) => {
  const paise = toPaise(rupees)
  return paise !== undefined && paise > 0 && paise <= limits.cart.totalPaise ? undefined : khata.amount
}

/** A cheque has six digits; transfers have the forms of payments, cash has none. */
export function noteReferenceRule(typed: string, { method }: { readonly method: string }) {
  if (method !== 'cheque') return referenceRule(typed, { method })
  return /^\d{6}$/.test(cleanReference(typed)) ? undefined : khata.chequeNumber
}
