import { receiptNumber } from '#contract/documents/document-number.ts'
import type { StoredFile } from '#contract/reply.ts'
import { documents } from '#contract/texts/documents.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { findBillingFacts, findBillingProblem } from '#server/documents/billing-facts.service.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { keptFile } from '#server/documents/kept-file.service.ts'
import { nextInSeries } from '#server/documents/series.service.ts'
import { conflict, notFound } from '#server/errors.ts'
import { makeKeptPaper, makePaper } from '#server/pdf/make-paper.ts'
import type { Services } from '#server/services.ts'
import { findOrder, findPayment, lockOrder, type PaidOrder } from './payment.queries.ts'
import type { PaymentRow } from './payment.row.ts'
import { receiptFileOf } from './proof-places.rules.ts'
import * as sql from './receipt.queries.ts'
import { receiptPaperOf } from './receipt-paper.rules.ts'

type Reader = { readonly user_id: string }

/**
 * Gives a confirmed advance its receipt voucher, or says to the seller why it has none. A shop whose registration is not complete,
 * or whose series is full, still confirms what arrived. The caller holds the order's lock.
 */
export async function issueReceipt(
  tx: Db,
  sellerId: string,
  payment: PaymentRow,
  clock: Clock,
): Promise<Sentence | undefined> {
  if (payment.kind !== 'advance') return undefined
  const about = await findBillingFacts(tx, sellerId, payment.order_id)
  if (!about) return findBillingProblem(tx, sellerId, payment.order_id)
  const { gstin, invoice_prefix: prefix } = about.registration
  const { year, place, issued_on } = await nextInSeries(tx, { of: 'receipt', gstin, prefix }, clock)
  const number = receiptNumber({ prefix, year, place })
  if (number === undefined) return documents.seriesFull({ prefix })
  const { payment_id, order_id, amount_paise, method, reference, paid_on } = payment
  const facts = {
    ...{ order_id, amount_paise, method, reference, paid_on },
    particulars: about.particulars,
    supply_state_code: about.supplyState ?? '',
    goods: about.lines.map(({ product_name }) => product_name),
    ...(about.registration.scheme === 'composition' ? { is_composition: true as const } : {}),
  }
  await sql.insertReceipt(tx, { payment_id, gstin, year, number, issued_on, facts })
  return undefined
}

const lacksReceipt = ({ kind, state, receipt }: PaymentRow) =>
  kind === 'advance' && state === 'confirmed' && receipt === null

/** What keeps receipt vouchers from advances that lack theirs, in the words for this side. */
export async function findReceiptProblem(
  db: Db,
  { order_id, seller_id }: Pick<PaidOrder, 'order_id' | 'seller_id'>,
  payments: readonly PaymentRow[],
  reader: Reader,
): Promise<Sentence | undefined> {
  if (!payments.some(lacksReceipt)) return undefined
  const problem = await findBillingProblem(db, seller_id, order_id)
  return problem && wordsFor(reader, seller_id, problem)
}

/** What a seller fills in is the seller's matter. */
const wordsFor = ({ user_id }: Reader, sellerId: string, problem: Sentence) =>
  user_id === sellerId ? problem : texts.receiptWaits

/** For an advance that was confirmed before the shop's registration was complete, or while its series was full. */
const issueLater = (db: Db, reader: Reader, payment: PaymentRow, clock: Clock) =>
  db.transaction(async (tx) => {
    await lockOrder(tx, reader.user_id, payment.order_id)
    const [order, now] = await Promise.all([
      findOrder(tx, reader.user_id, payment.order_id),
      findPayment(tx, reader.user_id, payment.payment_id),
    ])
    if (!order || !now || !lacksReceipt(now)) return
    const problem = await issueReceipt(tx, order.seller_id, now, clock)
    if (problem) throw conflict(wordsFor(reader, order.seller_id, problem))
  })

/** The file of a receipt voucher, made when it is first read and kept from then on. */
export async function getReceipt(
  { db, sealedFiles }: Pick<Services, 'db' | 'sealedFiles'>,
  reader: Reader,
  paymentId: string,
  clock: Clock,
): Promise<StoredFile> {
  const payment = await findPayment(db, reader.user_id, paymentId)
  if (!payment) throw notFound('payment')
  if (lacksReceipt(payment)) await issueLater(db, reader, payment, clock)
  const receipt = await sql.findReceipt(db, paymentId)
  if (!receipt) throw conflict(texts.noReceipt)
  const file_name = `${receipt.number.replaceAll('/', '-')}${receipt.cancel_reason ? '-cancelled' : ''}.pdf`
  // The file that was kept says that it counts; this one says that it does not, from the same facts with the same bytes.
  if (receipt.cancel_reason)
    return {
      media_type: 'application/pdf',
      file_name,
      bytes: await makePaper(receiptPaperOf(receipt), reader),
    }
  const known = await sql.findFile(db, paymentId)
  const bytes = await keptFile({
    sealedFiles,
    path: receiptFileOf(paymentId),
    known: known?.sha256,
    make: () => makeKeptPaper(receiptPaperOf(receipt), reader),
    keep: (sha256) => sql.insertFile(db, paymentId, sha256),
  })
  return { media_type: 'application/pdf', file_name, bytes }
}
