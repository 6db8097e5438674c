import { dayInIndia, financialYear, receiptNumber } from '#contract/documents/document-number.ts'
import type { StoredFile } from '#contract/reply.ts'
import { payments as texts } from '#contract/texts/payments.ts'
import type { Db } from '#server/db/db.ts'
import { findBillingFacts } from '#server/documents/billing-facts.service.ts'
import { keptFile } from '#server/documents/kept-file.service.ts'
import { conflict, notFound } from '#server/errors.ts'
import { makePaper } from '#server/pdf/make-paper.ts'
import type { Services } from '#server/services.ts'
import { findPayment } from './payment.queries.ts'
import type { PaymentRow } from './payment.row.ts'
import * as sql from './receipt.queries.ts'
import { receiptPaperOf } from './receipt-paper.rules.ts'

/**
 * Gives a confirmed advance its receipt voucher. A shop whose registration is not complete, or whose series is full, still
 * confirms what arrived. The caller holds the order's lock.
 */
export async function issueReceipt(tx: Db, sellerId: string, payment: PaymentRow, now: Date) {
  if (payment.kind !== 'advance') return
  const about = await findBillingFacts(tx, sellerId, payment.order_id)
  if (!about) return
  const { gstin, invoice_prefix: prefix } = about.registration
  const issued_on = dayInIndia(now)
  const year = financialYear(issued_on)
  const { place } = await sql.takePlace(tx, { gstin, year, prefix })
  const number = receiptNumber({ prefix, year, place })
  if (number === undefined) return
  const { payment_id, order_id, amount_paise, method, reference, paid_on } = payment
  const facts = {
    ...{ order_id, amount_paise, method, reference, paid_on },
    particulars: about.particulars,
    supply_state_code: about.supplyState ?? '',
    goods: about.lines.map(({ product_name }) => product_name),
  }
  await sql.insertReceipt(tx, { payment_id, gstin, year, number, issued_on, facts })
}

/** The file of a receipt voucher, made when it is first read and kept from then on. */
export async function getReceipt(
  { db, sealedFiles }: Pick<Services, 'db' | 'sealedFiles'>,
  { user_id }: { readonly user_id: string },
  paymentId: string,
): Promise<StoredFile> {
  if (!(await findPayment(db, user_id, paymentId))) throw notFound('payment')
  const receipt = await sql.findReceipt(db, paymentId)
  if (!receipt) throw conflict(texts.noReceipt)
  const known = await sql.findFile(db, paymentId)
  const bytes = await keptFile({
    sealedFiles,
    path: `receipts/${paymentId}/original.pdf`,
    known: known?.sha256,
    make: () => makePaper(receiptPaperOf(receipt)),
    keep: (sha256) => sql.insertFile(db, paymentId, sha256),
  })
  const file_name = `${receipt.number.replaceAll('/', '-')}.pdf`
  return { media_type: 'application/pdf', file_name, bytes }
}
