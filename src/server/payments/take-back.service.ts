import { isTakeBackOver, takeBackDays } from '#contract/payments/payment-rules.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict } from '#server/errors.ts'
import { ledgerOf } from '#server/order-goods/ledger.rules.ts'
import * as sql from './payment.queries.ts'
import type { PaymentRow } from './payment.row.ts'

type Noted = { readonly payment: PaymentRow; readonly order: sql.PaidOrder }
type Asking = { readonly reason: string | undefined; readonly now: Date }

/** Takes back what the seller noted as received; a receipt voucher of it is cancelled thereby. The caller holds the order's lock. */
export async function takeBack(tx: Db, { payment, order }: Noted, { reason, now }: Asking) {
  const { payment_id, order_id, amount_paise, created_at } = payment
  if (!reason) throw badInput(texts.takeBackReason, 'reason')
  if (isTakeBackOver(created_at.getTime(), now.getTime()))
    throw conflict(texts.takeBackOver({ days: takeBackDays }))
  const { paid, refunding } = ledgerOf(order, await sql.findPayments(tx, order_id))
  if (paid - refunding < amount_paise) throw conflict(texts.takeBackRefund)
  await sql.updateState(tx, payment_id, { state: 'withdrawn', reason: null, now })
  await sql.insertTakenBack(tx, { payment_id, reason, now })
}
