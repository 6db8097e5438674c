import { audit, type Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { getFileOfOrder } from '#server/documents/document.service.ts'
import { notFound } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { findDeskOrder } from './order.queries.ts'

type Look = { readonly orderId: string; readonly reason: string }

/** Who looks into an order that is not theirs stands in the audit, with the reason. */
export const getDeskOrder = (db: Db, admin: Person, { orderId, reason }: Look) =>
  db.transaction(async (tx) => {
    const row = await findDeskOrder(tx, orderId)
    if (!row) throw notFound('order')
    const subject_name = `${row.buyer.name}, ${row.seller.name}`
    await audit(tx, admin, { action: 'order.view', subject_id: orderId, subject_name, details: { reason } })
    return row
  })

type PaperLook = Look & { readonly documentId: string }

/** The look is noted before the paper is read, so that none is opened without a trace. */
export async function getDeskPaper(
  services: Pick<Services, 'db' | 'sealedFiles' | 'secrets'>,
  admin: Person,
  { orderId, documentId, reason }: PaperLook,
) {
  await services.db.transaction(async (tx) => {
    const row = await findDeskOrder(tx, orderId)
    const paper = row?.papers.find(({ document_id }) => document_id === documentId)
    if (!row || !paper) throw notFound('document')
    const subject_name = `${row.buyer.name}, ${row.seller.name}`
    const details = { reason, number: paper.number }
    await audit(tx, admin, { action: 'order.open-paper', subject_id: orderId, subject_name, details })
  })
  return getFileOfOrder(services, { orderId, documentId })
}
