import { dayInIndia } from '#contract/documents/document-number.ts'
import type { StoredFile } from '#contract/reply.ts'
import { isInterState } from '#contract/tax/place-of-supply.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { makePaper } from '#server/pdf/make-paper.ts'
import { billLine, particularsOf, sumOf, supplyStateOf } from './bill.rules.ts'
import * as sql from './issue.queries.ts'
import { paperOf } from './paper.rules.ts'

/** What an order will be billed with. Without a number and never kept, it is no document. */
export async function getProforma(
  db: Db,
  { user_id }: { readonly user_id: string },
  orderId: string,
  now: Date,
): Promise<StoredFile> {
  const order = await sql.findBilledOrder(db, user_id, orderId)
  if (!order) throw notFound('order')
  const registration = await sql.findRegistration(db, order.seller_id, order.seller_gstin)
  if (!registration) throw conflict(texts.noRegistration)
  const supplyState = supplyStateOf(order, undefined) ?? registration.state_code
  // A part of the tax would be taken for all of it.
  const isTaxKnown = order.lines.every(({ gst_rate_bp }) => gst_rate_bp !== null)
  const known = isTaxKnown ? order.lines : order.lines.map((line) => ({ ...line, gst_rate_bp: 0 }))
  const lines = known.map((line) => billLine(line, registration, supplyState))
  const paper = paperOf(
    {
      kind: 'proforma',
      orderId,
      number: orderId,
      issued_on: dayInIndia(now),
      supply_state_code: supplyState,
      is_inter_state: isInterState(registration.state_code, supplyState),
      is_composition: registration.scheme === 'composition',
      ...sumOf(lines),
      lines,
      particulars: particularsOf(order, registration),
      credits: null,
      credited_number: null,
      credited_on: null,
      reason: null,
      needs_irn: false,
      irn: null,
      isCancelled: false,
      isTaxKnown,
    },
    'original',
  )
  return {
    media_type: 'application/pdf',
    file_name: `Proforma-${orderId}.pdf`,
    bytes: await makePaper(paper),
  }
}
