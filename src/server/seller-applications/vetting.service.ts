import { type DocumentKind, queueStatus } from '#contract/admin/admin-seller-applications.ts'
import { stateOfGstNumber } from '#contract/tax/gst-number.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import { notFound } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { cityIn, signalsOf } from './signals.rules.ts'
import * as sql from './vetting.queries.ts'

type QueueStatus = (typeof queueStatus.options)[number]
const stored = { requested: 'pending', approved: 'approved', rejected: 'rejected' } as const

export async function listApplicants(db: Db, status: QueueStatus, cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const count = (of: QueueStatus) => sql.countQueue(db, stored[of])
  const [rows, { total }, others] = await Promise.all([
    sql.findQueue(db, stored[status], after),
    count(status),
    othersOf(queueStatus.options, { chosen: status, cursor }, count),
  ])
  return { ...pageOf(rows, total, ({ seller_application_id }) => seller_application_id), ...others }
}

/** Audits who reads an application, bank data included, before it answers. */
export async function getApplicant(db: Db, userId: string, actor: Actor) {
  const seller = await sql.findApplicant(db, userId)
  if (!seller) throw notFound('application')
  const { company_name: subject_name } = seller
  await audit(db, actor, { action: 'applicant.view', subject_id: userId, subject_name, details: {} })
  const [same_gst_number, earlier] = await Promise.all([
    sql.findSameGst(db, userId, seller.gst_number),
    sql.findEarlier(db, userId, seller.seller_application_id),
  ])
  return {
    seller,
    same_gst_number,
    earlier,
    signals: signalsOf({ ...seller, same_gst_number }),
    suggested: {
      state: stateOfGstNumber(seller.gst_number) ?? null,
      city: cityIn(seller.business_address),
    },
  }
}

/** Audits the access before it opens the document, so that none is read without a trace. */
export async function viewDocument(
  { db, sealedFiles }: Services,
  userId: string,
  kind: DocumentKind,
  actor: Actor,
): Promise<Buffer> {
  const name = await db.transaction(async (tx) => {
    const file = await sql.findDocumentFile(tx, userId, kind)
    if (!file) throw notFound('document')
    await audit(tx, actor, {
      action: 'document.view',
      subject_id: userId,
      subject_name: file.company_name,
      details: { document: kind },
    })
    return file.file
  })
  const document = await sealedFiles.get(name)
  if (!document) throw notFound('document')
  return document
}
