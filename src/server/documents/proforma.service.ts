import { dayInIndia } from '#contract/documents/document-number.ts'
import type { StoredFile } from '#contract/reply.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { makePaper } from '#server/pdf/make-paper.ts'
import * as sql from './issue.queries.ts'
import { paperOf } from './paper.rules.ts'
import { proformaOf } from './proforma.rules.ts'

/** What an order will be billed with. Without a number and never kept, it is no document. */
export async function getProforma(
  db: Db,
  reader: { readonly user_id: string },
  orderId: string,
  now: Date,
): Promise<StoredFile> {
  const { user_id } = reader
  const order = await sql.findBilledOrder(db, user_id, orderId)
  if (!order) throw notFound('order')
  const registration = await sql.findRegistration(db, order.seller_id, order.seller_gstin)
  if (!registration)
    throw conflict(user_id === order.seller_id ? texts.noRegistration : texts.sellerNotRegistered)
  const sheet = proformaOf(order, registration, dayInIndia(now))
  return {
    media_type: 'application/pdf',
    file_name: `Proforma-${orderId}.pdf`,
    bytes: await makePaper(paperOf(sheet, 'original'), reader),
  }
}
