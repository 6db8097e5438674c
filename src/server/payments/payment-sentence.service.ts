import { cashPaiseOf } from '#contract/payments/payment-rules.ts'
import { toRupees } from '#contract/products/price.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import { lawFigureOf } from '#server/content/law-figure.service.ts'
import type { Db } from '#server/db/db.ts'
import { findPayments } from './payment.queries.ts'
import type { PaymentRow } from './payment.row.ts'

/** The sentence for whoever noted a payment. */
export async function sentenceOfClaim(db: Db, payment: PaymentRow) {
  if (payment.kind === 'refund') return texts.refundRecorded
  const rupees = await reachedCashLimit(db, payment)
  if (payment.state === 'confirmed')
    return rupees === undefined ? texts.recorded : texts.recordedCash({ rupees })
  return rupees === undefined ? texts.claimed : texts.claimedCash({ rupees })
}

/** The sentence for whoever confirmed a payment. */
export async function sentenceOfConfirmation(db: Db, payment: PaymentRow) {
  const rupees = await reachedCashLimit(db, payment)
  return rupees === undefined ? texts.confirmed : texts.confirmedCash({ rupees })
}

/**
 * The limit in rupees where a payment in cash, with the other cash of its order, reaches it; otherwise undefined. The
 * law counts all cash for one sale, in however many parts.
 */
async function reachedCashLimit(db: Db, { method, kind, order_id }: PaymentRow): Promise<number | undefined> {
  if (method !== 'cash' || kind === 'refund') return undefined
  const limit = await lawFigureOf(db, 'cash-limit')
  return cashPaiseOf(await findPayments(db, order_id)) >= limit ? toRupees(limit) : undefined
}
