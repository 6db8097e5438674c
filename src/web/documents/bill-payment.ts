import type { BillPayment } from '#contract/documents/bill-payment.ts'
import { termsTexts } from '#web/shop-terms/terms-texts.ts'
import { termsText } from '#web/shop-terms/terms-words.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { documentsTexts as texts } from './documents-texts.ts'

/** What a bill will say of its payment: terms, what was paid before, what is left and when it is due. */
export function billPaymentText({ terms, paid, due, left, due_on }: BillPayment): string {
  return [
    termsTexts.payment(terms ? termsText(terms) : texts.noTerms),
    paid > 0 && texts.paidBefore(rupees(paid)),
    texts.left(rupees(left)),
    due > 0 && texts.due(rupees(due)),
    due_on && texts.dueOn(dayOf(due_on)),
  ]
    .filter(Boolean)
    .join(' · ')
}
