import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { isSellersWord } from '#contract/payments/payment-rules.ts'
import { toRupees } from '#contract/products/price.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { found, lockPayment } from './lock-payment.service.ts'
import * as sql from './payment.queries.ts'
import type { PaymentRow } from './payment.row.ts'
import { issueReceipt } from './receipt.service.ts'
import { takeBack } from './take-back.service.ts'

type Person = { readonly user_id: string }
type Decision = {
  readonly state: 'confirmed' | 'rejected' | 'withdrawn'
  readonly reason?: string | undefined
  readonly clock: Clock
}

/** Who decides: whoever should have the money confirms or rejects, whoever noted it takes it back. */
function sideThatDecides({ kind, claimed_by }: PaymentRow, { state }: Decision): 'buyer' | 'seller' {
  if (state === 'withdrawn') return claimed_by
  return kind === 'refund' ? 'buyer' : 'seller'
}

/** Decides a payment once; the other side is notified. Deciding it again in the same way changes nothing. */
export const settlePayment = (db: Db, { user_id }: Person, paymentId: string, decision: Decision) =>
  db.transaction(async (tx) => {
    const { payment, order } = await lockPayment(tx, user_id, paymentId)
    const side = sideThatDecides(payment, decision)
    if (user_id !== order[`${side}_id`]) throw notFound('payment')
    if (payment.state === decision.state) return payment
    await write(tx, { payment, order }, decision)
    if (decision.state === 'confirmed') await issueReceipt(tx, order.seller_id, payment, decision.clock)
    await notifyOther(tx, order, payment, { side, decision })
    return found(await sql.findPayment(tx, user_id, paymentId))
  })

type Known = Awaited<ReturnType<typeof lockPayment>>

function write(tx: Db, { payment, order }: Known, { state, reason, clock }: Decision) {
  const now = clock()
  if (state === 'withdrawn' && isSellersWord({ ...payment, by: payment.claimed_by }))
    return takeBack(tx, { payment, order }, { reason, now })
  if (payment.state !== 'claimed') throw conflict(texts.settled({ state: payment.state }))
  // A reason is kept only where it is asked for.
  const kept = (state === 'rejected' && reason) || null
  return sql.updateState(tx, payment.payment_id, { state, reason: kept, now })
}

type By = { readonly side: 'buyer' | 'seller'; readonly decision: Decision }

async function notifyOther(tx: Db, order: sql.PaidOrder, payment: PaymentRow, { side, decision }: By) {
  const { order_id, buyer_id, seller_id } = order
  await notify(tx, [
    {
      user_id: side === 'seller' ? buyer_id : seller_id,
      order_id,
      kind: 'payment',
      sentence: sentenceOf(order, payment, decision),
      link: side === 'seller' ? orderPath(order_id) : sellerOrderPath(order_id),
    },
  ])
}

function sentenceOf(order: sql.PaidOrder, payment: PaymentRow, decision: Decision): Sentence {
  const { kind, amount_paise, claimed_by } = payment
  const { buyer_name: buyer, seller_name: seller } = order
  const facts = { order: order.order_id, rupees: toRupees(amount_paise) }
  const { state, reason = '' } = decision
  if (kind === 'refund') {
    if (state === 'confirmed') return notifications.refundConfirmed({ ...facts, buyer })
    if (state === 'rejected') return notifications.refundRejected({ ...facts, buyer, reason })
    return notifications.refundWithdrawn({ ...facts, seller })
  }
  if (state === 'confirmed') return notifications.paymentConfirmed({ ...facts, seller })
  if (state === 'withdrawn' && claimed_by === 'seller')
    return notifications.paymentTakenBack({ ...facts, seller, reason })
  if (state === 'rejected') return notifications.paymentRejected({ ...facts, seller, reason })
  return notifications.paymentWithdrawn({ ...facts, buyer })
}
