import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import type { claimPayment as contract } from '#contract/payments/payment.ts'
import { paidOnRule } from '#contract/payments/payment-rules.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import type { Db } from '#server/db/db.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { readPictureOrPdf } from '#server/media/picture-or-pdf.service.ts'
import { scheduleFileCheck } from '#server/media/schedule-file-check.service.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { type Ledger, ledgerOf } from '#server/order-goods/ledger.rules.ts'
import type { Services } from '#server/services.ts'
import * as sql from './payment.queries.ts'
import type { PaymentRow } from './payment.row.ts'
import { proofFolderOf, proofOf } from './proof-places.rules.ts'
import { issueReceipt } from './receipt.service.ts'

type Draft = InputOf<typeof contract>
type Person = { readonly user_id: string }
type Where = Pick<Services, 'db' | 'sealedFiles'>
type Asking = { readonly key: string | undefined; readonly clock: Clock }
type Proof = Awaited<ReturnType<typeof readPictureOrPdf>> | undefined

const patienceMs = 500

/** Notes a payment of an order. A file that came with it is stored before the row that names it. */
export async function claimPayment(services: Where, caller: Person, draft: Draft, { key, clock }: Asking) {
  // Checked first, so that strangers cannot make the server decode pictures.
  if (!(await sql.findOrder(services.db, caller.user_id, draft.orderId))) throw notFound('order')
  const wrongDay = paidOnRule(draft.paid_on, dayInIndia(clock()))
  if (wrongDay) throw badInput(wrongDay, 'paid_on')
  const proof = draft.proof === undefined ? undefined : await readPictureOrPdf(draft.proof)
  const payment_id = randomUUID()
  if (proof) await storeProof(services, payment_id, proof)
  const keyed = { user_id: caller.user_id, key, input: { call: 'claim-payment', ...draft } }
  const claim = (tx: Db) => claimOnce(tx, { caller, draft, payment_id, proof, clock })
  const claimed = services.db.transaction((tx) => runOnce(tx, keyed, () => claim(tx)))
  const noted = await claimed.catch(async (error) => {
    if (proof) await dropUnused(services, payment_id)
    throw error
  })
  if (proof && noted.payment_id !== payment_id) await dropUnused(services, payment_id)
  const payment = await sql.findPayment(services.db, caller.user_id, noted.payment_id)
  if (!payment) throw notFound('payment')
  return payment
}

async function storeProof({ db, sealedFiles }: Where, paymentId: string, { content }: NonNullable<Proof>) {
  // If the server dies before the row is stored, the upkeep deletes the file.
  await scheduleFileCheck(db, 'payments', proofFolderOf(paymentId))
  await sealedFiles.put(proofOf(paymentId), content)
}

/** A commit whose answer was lost may have succeeded, so a file that the database names stays. */
async function dropUnused({ db, sealedFiles }: Where, paymentId: string) {
  const drop = async () => {
    const [named] = await sql.findProven(db, [paymentId])
    if (!named) await sealedFiles.delete(proofOf(paymentId))
  }
  await Promise.race([drop().catch(() => {}), wait(patienceMs)])
}

type Claim = {
  readonly caller: Person
  readonly draft: Draft
  readonly payment_id: string
  readonly proof: Proof
  readonly clock: Clock
}

async function claimOnce(tx: Db, { caller, draft, payment_id, proof, clock }: Claim) {
  const { orderId, method, reference, paid_on } = draft
  if (!(await sql.lockOrder(tx, caller.user_id, orderId))) throw notFound('order')
  const [order, noted] = await Promise.all([
    sql.findOrder(tx, caller.user_id, orderId),
    sql.findPayments(tx, orderId),
  ])
  if (!order) throw notFound('order')
  const claimed_by = caller.user_id === order.seller_id ? 'seller' : 'buyer'
  const amount_paise = toPaise(draft.amount) ?? 0
  requirePossible(draft, { by: claimed_by, amount_paise, noted, order, ledger: ledgerOf(order, noted) })
  const payment: sql.NewPayment = {
    ...{ payment_id, order_id: orderId, amount_paise, method, reference, paid_on, claimed_by },
    ...{ seller_id: order.seller_id, buyer_id: order.buyer_id, proof: proof?.kind ?? null, now: clock() },
    kind: draft.is_refund ? 'refund' : kindOf(order),
    // What arrived with the seller needs nobody's word.
    state: claimed_by === 'seller' && !draft.is_refund ? 'confirmed' : 'claimed',
  }
  await sql.insertPayment(tx, payment)
  const kept = payment.state === 'confirmed' && (await sql.findPayment(tx, caller.user_id, payment_id))
  if (kept) await issueReceipt(tx, order.seller_id, kept, clock)
  await notifyOther(tx, order, payment)
  return { payment_id }
}

/** Before the goods are billed or sent money is an advance; for a cancelled order nothing is supplied, so it is none. */
const kindOf = ({ is_billed, delivery_status }: sql.PaidOrder) =>
  !is_billed && (delivery_status === 'Pending' || delivery_status === 'Confirmed') ? 'advance' : 'balance'

type Around = {
  readonly by: PaymentRow['claimed_by']
  readonly amount_paise: number
  readonly noted: readonly PaymentRow[]
  readonly order: sql.PaidOrder
  readonly ledger: Ledger
}

function requirePossible(
  { is_refund, reference, method, paid_on }: Draft,
  { by, amount_paise, noted, order, ledger }: Around,
) {
  const { perOrder } = limits.payment
  // Of each side alone, so that nobody can keep the other one from noting what was paid.
  if (noted.filter((each) => each.claimed_by === by).length >= perOrder)
    throw conflict(texts.tooMany({ limit: perOrder }))
  if (paid_on < firstDayOf(order)) throw badInput(texts.paidOnLongAgo, 'paid_on')
  const isNoted = noted.some(
    (each) =>
      each.reference === reference &&
      (each.method === method || (isTransfer(each) && isTransfer({ method }))) &&
      (each.state === 'claimed' || each.state === 'confirmed'),
  )
  if (reference !== '' && isNoted) throw conflict(texts.referenceTwice, { field: 'reference' })
  if (!is_refund)
    return requirePlausible(amount_paise, order, by === 'buyer' ? ledger : { ...ledger, claimed: 0 })
  if (by === 'buyer') throw badInput(texts.onlySellerRefunds, 'is_refund')
  const left = ledger.refundDue - ledger.refunding
  if (left <= 0) throw conflict(texts.noRefundDue)
  if (amount_paise > left)
    throw conflict(texts.refundTooMuch({ rupees: toRupees(left) }), { field: 'amount' })
}

/** Banks number transfers of all kinds: the two sides may name the same one differently. */
const isTransfer = ({ method }: Pick<PaymentRow, 'method'>) => method !== 'cash' && method !== 'cheque'

const dayMs = 24 * 60 * 60_000

const firstDayOf = ({ order_day }: sql.PaidOrder) =>
  new Date(Date.parse(order_day) - limits.payment.daysBefore * dayMs).toISOString().slice(0, 10)

/** More than an order costs may be paid for it, but not any sum. What a buyer claims bounds no note of the seller. */
function requirePlausible(amountPaise: number, { total_paise }: sql.PaidOrder, { paid, claimed }: Ledger) {
  const limit = Math.min(total_paise * limits.payment.timesTheOrder, Number.MAX_SAFE_INTEGER)
  if (paid + claimed + amountPaise > limit)
    throw conflict(texts.farAbove({ rupees: toRupees(total_paise) }), { field: 'amount' })
}

async function notifyOther(tx: Db, order: sql.PaidOrder, payment: sql.NewPayment) {
  const { order_id, buyer_id, seller_id, seller_name: seller, buyer_name: buyer } = order
  const facts = { order: order_id, rupees: toRupees(payment.amount_paise) }
  const isFromBuyer = payment.claimed_by === 'buyer'
  const toBuyer = payment.kind === 'refund' ? notifications.refundClaimed : notifications.paymentConfirmed
  await notify(tx, [
    {
      user_id: isFromBuyer ? seller_id : buyer_id,
      order_id,
      kind: 'payment',
      sentence: isFromBuyer
        ? notifications.paymentClaimed({ ...facts, buyer })
        : toBuyer({ ...facts, seller }),
      link: isFromBuyer ? sellerOrderPath(order_id) : orderPath(order_id),
    },
  ])
}
