import { limits } from '#contract/limits.ts'
import { lineTotalPaise, toPaise } from '#contract/products/price.ts'
import { quoteRules } from '#contract/quote-rules.ts'
import type { Rule } from '#contract/rule.ts'
import { deals } from '#contract/texts/deals.ts'
import type { Sentence } from '#contract/texts/sentences.ts'

const { lines: mostLines, dispatchDays, validDays } = limits.deal

/** The supplier charges it, the buyer pays the carrier, or it is in the price. */
export const freightKinds = ['paid', 'to_pay', 'included'] as const
export type FreightKind = (typeof freightKinds)[number]

type Line = { readonly quantity: number; readonly unit_price: number }
type Offer = {
  readonly lines: readonly Line[]
  readonly freight: FreightKind
  /** Rupees. */
  readonly freight_cost: number
}

const paiseOf = (rupees: number) => toPaise(rupees) ?? 0

/** What the goods of an offer and its freight cost together, in paise. */
export const dealTotalPaise = ({ lines, freight_cost }: Omit<Offer, 'freight'>): number =>
  lines.reduce(
    (sum, { unit_price, quantity }) => sum + lineTotalPaise(paiseOf(unit_price), quantity),
    paiseOf(freight_cost),
  )

export const dealRules = {
  lines: ({ length }: readonly unknown[]): Sentence | undefined =>
    length < 1 || length > mostLines ? deals.lines({ limit: mostLines }) : undefined,
  unit_price: quoteRules.price,
  dispatch_days: (days: number): Sentence | undefined =>
    Number.isInteger(days) && days >= 1 && days <= dispatchDays
      ? undefined
      : deals.dispatchDays({ limit: dispatchDays }),
} as const

export const freightRule: Rule<Pick<Offer, 'freight' | 'freight_cost'>> = ({ freight, freight_cost }) => {
  if (freight === 'paid') return freight_cost > 0 ? quoteRules.price(freight_cost) : deals.freightAmount
  return freight_cost === 0 ? undefined : deals.noFreightAmount
}

export const dealTotalRule: Rule<Omit<Offer, 'freight'>> = (offer) =>
  dealTotalPaise(offer) > limits.cart.totalPaise ? deals.tooLarge : undefined

const dayMs = 24 * 60 * 60_000

/** Both are days in India, such as 2026-11-30. */
export function validUntilRule(day: string, today: string): Sentence | undefined {
  const ahead = (Date.parse(day) - Date.parse(today)) / dayMs
  return ahead >= 0 && ahead < validDays ? undefined : deals.validUntil({ limit: validDays })
}
