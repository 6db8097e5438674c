import { firstLawFigures } from '#contract/content/first-law-figures.ts'
import type { OrderPayment, Payment } from '#contract/payments/payment.ts'
import { cashPaiseOf } from '#contract/payments/payment-rules.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import { cashTexts } from './order-payments-texts.ts'

type View = Pick<OrderPayment, 'payments' | 'cash_limit'>

const inPaise = (payment: Payment) => ({ ...payment, amount_paise: toPaise(payment.amount) ?? 0 })

/**
 * The limit of cash in paise where the cash of an order, with `more` paise that are being noted, reaches it; otherwise
 * undefined.
 */
export function reachedCashLimit({ payments, cash_limit }: View, more = 0): number | undefined {
  const limit = (cash_limit && toPaise(cash_limit)) || firstLawFigures['cash-limit'].value
  return cashPaiseOf(payments.map(inPaise)) + more >= limit ? limit : undefined
}

export const cashText = (limitPaise: number, me: 'buyer' | 'seller') =>
  cashTexts[me](rupeesShort(toRupees(limitPaise)))
