import { toPercent } from '#contract/tax/percent.ts'
import type { PaymentTerms } from '#contract/terms.ts'
import { plural } from '#contract/texts/english.ts'

const rests: Readonly<Record<PaymentTerms['rest'], (creditDays: number) => string>> = {
  advance: () => 'in advance',
  on_dispatch: () => 'on dispatch',
  on_delivery: () => 'on delivery',
  credit: (days) => plural(days, { one: '1 day after delivery', other: `${days} days after delivery` }),
}

/** When a part by the terms is paid: 'on dispatch', '30 days after delivery'. */
export const restOnPaper = ({ rest, credit_days }: Pick<PaymentTerms, 'rest' | 'credit_days'>) =>
  rests[rest](credit_days)

/**
 * On which terms goods are paid: '30 % in advance, rest 30 days after delivery'. Papers are in English, pages in their
 * reader's language (`termsText`); in English both say the same.
 */
export function termsOnPaper(terms: PaymentTerms): string {
  const { advance_bp, rest } = terms
  return advance_bp > 0 && rest !== 'advance'
    ? `${toPercent(advance_bp)} % in advance, rest ${restOnPaper(terms)}`
    : `All ${restOnPaper(terms)}`
}
