import { isWithdrawalOver, withdrawalDays } from '#contract/payments/payment-rules.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict } from '#server/errors.ts'
import { ledgerOf } from '#server/order-goods/ledger.rules.ts'
import * as sql from './payment.queries.ts'
import type { PaymentRow } from './payment.row.ts'

type Noted = { readonly payment: PaymentRow; readonly order: sql.PaidOrder }
type Asking = { readonly reason: string | undefined; readonly now: Date }

/** Withdraws what the seller noted as received, and cancels its receipt voucher. The caller holds the order's lock. */
export async function withdrawReceived(tx: Db, { payment, order }: Noted, { reason, now }: Asking) {
  const { payment_id, order_id, amount_paise, created_at } = payment
  if (!reason) throw badInput(texts.withdrawReason, 'reason')
  if (isWithdrawalOver(created_at.getTime(), now.getTime()))
    throw conflict(texts.withdrawOver({ days: withdrawalDays }))
  const { paid, refunding } = ledgerOf(order, await sql.findPayments(tx, order_id))
  if (paid - refunding < amount_paise) throw conflict(texts.withdrawRefundFirst)
  await sql.updateState(tx, payment_id, { state: 'withdrawn', reason: null, now })
  await sql.insertWithdrawal(tx, { payment_id, reason, now })
}
