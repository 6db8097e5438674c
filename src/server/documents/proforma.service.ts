import { dayInIndia } from '#contract/documents/document-number.ts'
import type { StoredFile } from '#contract/reply.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import { conflict, notFound } from '#server/errors.ts'
import { getToPay, openAccount } from '#server/payees/to-pay.service.ts'
import { makePaper } from '#server/pdf/make-paper.ts'
import type { Services } from '#server/services.ts'
import * as sql from './issue.queries.ts'
import { paperOf } from './paper.rules.ts'
import { proformaOf } from './proforma.rules.ts'

/** What an order will be billed with. Without a number and never kept, it is no document. */
export async function getProforma(
  services: Pick<Services, 'db' | 'secrets'>,
  reader: { readonly user_id: string },
  orderId: string,
  now: Date,
): Promise<StoredFile> {
  const { user_id } = reader
  const { db } = services
  const order = await sql.findBilledOrder(db, user_id, orderId)
  if (!order) throw notFound('order')
  const registration = await sql.findRegistration(db, order.seller_id, order.seller_gstin)
  if (!registration)
    throw conflict(user_id === order.seller_id ? texts.noRegistration : texts.sellerNotRegistered)
  const day = dayInIndia(now)
  const money = await getToPay(db, orderId, day, 'proforma')
  const sheet = proformaOf(order, registration, day, money)
  // A shop reads the last digits of its own account, as everywhere.
  const account_number = user_id === order.buyer_id ? await openAccount(services, money.to_pay) : ''
  return {
    media_type: 'application/pdf',
    file_name: `Proforma-${orderId}.pdf`,
    bytes: await makePaper(paperOf({ ...sheet, account_number }, 'original'), reader),
  }
}
