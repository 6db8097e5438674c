import type { OrderPayment, Payment } from '#contract/payments/payment.ts'
import { toRupees } from '#contract/products/price.ts'
import { lastDigitsOf } from '#contract/sellers/bank-account.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import { contentOf } from '#server/http/success.ts'
import { limits } from '#server/limits.ts'
import type { OrderPaymentView } from './order-payment.rules.ts'
import type { PaymentRow } from './payment.row.ts'

export function toPayment(row: PaymentRow, isSeller: boolean): Payment {
  const { amount_paise, claimed_by, is_reference_shared, created_at, decided_at, ...same } = row
  return {
    ...same,
    amount: toRupees(amount_paise),
    by: claimed_by,
    // Whoever pays learns nothing of other orders.
    is_reference_shared: isSeller && is_reference_shared,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}

/** Whoever pays needs the number; the shop's own browser, which others may have open, does not. */
const payeeFor = (payee: NonNullable<OrderPaymentView['payee']>, isSeller: boolean) =>
  isSeller ? { ...payee, account_number: lastDigitsOf(payee.account_number) } : payee

export function toOrderPayment(view: OrderPaymentView): OrderPayment {
  const { order, ledger, due, payments, payee, upi, noUpi, noReceipt, next, cashLimit, isSeller } = view
  return {
    success: true,
    total: toRupees(order.total_paise),
    debited: toRupees(order.debited_paise),
    credited: toRupees(order.credited_paise),
    payable: toRupees(ledger.payable),
    paid: toRupees(ledger.paid),
    claimed: toRupees(ledger.claimed),
    open: toRupees(ledger.open),
    refund_due: toRupees(ledger.refundDue),
    terms: order.terms,
    due: due.map(({ amount, creditDays, isDue, dueOn, when }) => ({
      amount: toRupees(amount),
      when,
      credit_days: creditDays,
      is_due: isDue,
      due_on: dueOn,
    })),
    next_amount: toRupees(next),
    payee: payee ? payeeFor(payee, isSeller) : null,
    ...(view.isPayeeLater ? { payee_later: contentOf(texts.payeeLater({ limit: limits.payeesADay })) } : {}),
    upi,
    no_upi: noUpi && contentOf(noUpi),
    ...(noReceipt ? { no_receipt: contentOf(noReceipt) } : {}),
    cash_limit: toRupees(cashLimit),
    payments: payments.map((row) => toPayment(row, isSeller)),
  }
}
