import { firstLawFigures } from '#contract/content/first-law-figures.ts'
import type { OrderPayment, Payment } from '#contract/payments/payment.ts'
import { cashPaiseOf } from '#contract/payments/payment-rules.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { cashTexts } from './order-payments-texts.ts'

type View = Pick<OrderPayment, 'payments' | 'cash_limit'>

const inPaise = (payment: Payment) => ({ ...payment, amount_paise: toPaise(payment.amount) ?? 0 })

/**
 * The limit of cash in rupees where the cash of an order, with `more` paise that are being noted, reaches it; otherwise
 * undefined.
 */
export function reachedCashLimit(view: View, more = 0): number | undefined {
  // An answer of an earlier server names none.
  const { payments, cash_limit = toRupees(firstLawFigures['cash-limit'].value) } = view
  return toRupees(cashPaiseOf(payments.map(inPaise)) + more) >= cash_limit ? cash_limit : undefined
}

export const cashText = (limit: number, me: 'buyer' | 'seller') => cashTexts[me](rupeesShort(limit))
