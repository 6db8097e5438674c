import type { ShopDispatch } from '#contract/sellers/dispatch.ts'
import { toPercent } from '#contract/tax/percent.ts'
import type { PaymentTerms } from '#contract/terms.ts'
import { termsTexts as texts } from './terms-texts.ts'

/** When an order is paid: '30 % in advance, rest on delivery'; with the advance in rupees where it is known. */
export function termsText({ advance_bp, rest, credit_days }: PaymentTerms, advance?: string): string {
  if (rest === 'advance') return texts.allInAdvance
  const later = rest === 'credit' ? texts.credit(credit_days) : texts.rests[rest]
  if (advance_bp === 0) return texts.all(later)
  const percent = String(toPercent(advance_bp))
  return advance ? texts.partlyOf(percent, advance, later) : texts.partly(percent, later)
}

/** How a shop sends, for its buyers: 'Dispatch within 3 days, freight included'. */
export const dispatchText = ({ dispatch_days, freight }: ShopDispatch) =>
  texts.dispatch(dispatch_days, texts.freights[freight])
