import { toPercent } from '#contract/tax/percent.ts'
import type { PaymentTerms } from '#contract/terms.ts'
import { plural } from '#contract/texts/english.ts'

const inDays = (days: number) => plural(days, { one: '1 day', other: `${days} days` })

const rests: Readonly<Record<PaymentTerms['rest'], (creditDays: number) => string>> = {
  advance: () => 'in advance',
  on_dispatch: () => 'on dispatch',
  on_delivery: () => 'on delivery',
  credit: (days) => `within ${inDays(days)} of delivery`,
}

/** When a part by the terms is paid: 'on dispatch', 'within 30 days of delivery'. */
export const restInWords = ({ rest, credit_days }: Pick<PaymentTerms, 'rest' | 'credit_days'>) =>
  rests[rest](credit_days)

/** On which terms goods are paid, as papers say it: 'Advance 30 %, rest within 30 days of delivery'. */
export function termsInWords(terms: PaymentTerms): string {
  const { advance_bp, rest } = terms
  return advance_bp > 0 && rest !== 'advance'
    ? `Advance ${toPercent(advance_bp)} %, rest ${restInWords(terms)}`
    : `All ${restInWords(terms)}`
}
