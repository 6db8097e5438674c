import type { StoredFile } from '#contract/reply.ts'
import { acceptanceOf } from '#contract/shipments/acceptance.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import type { Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { findBillingFacts } from '#server/documents/billing-facts.service.ts'
import { conflict, notFound } from '#server/errors.ts'
import { readPicture } from '#server/media/document.service.ts'
import { findBillNumber } from '#server/order-goods/bill-number.service.ts'
import type { Services } from '#server/services.ts'
import { findEwayLimit } from './eway-limit.service.ts'
import * as sql from './shipment.queries.ts'
import { proofOf } from './shipment-places.rules.ts'
import { refuseTakenBack } from './take-back.service.ts'

type Reader = { readonly user_id: string }

/** The shipments of an order and what is left to send. */
export async function listShipments(db: Db, { user_id }: Reader, orderId: string) {
  const [order, shipments, lines, replaced, about, freight] = await Promise.all([
    sql.findOrder(db, user_id, orderId),
    sql.findShipments(db, orderId),
    sql.findOrderedLines(db, orderId),
    sql.findReplacedLines(db, orderId),
    findBillingFacts(db, user_id, orderId),
    sql.getFreight(db, orderId),
  ])
  if (!order) throw notFound('order')
  const ewayLimit = about && (await findEwayLimit(db, about))
  const isBilled = (await findBillNumber(db, orderId)) !== undefined
  return { order, shipments, lines, replaced, ewayLimit, isBilled, freight_paise: freight.paise }
}

/** Stores the photo that proves a delivery; a later one replaces it, until it is evidence of what came. */
export async function saveProof(
  { db, sealedFiles }: Pick<Services, 'db' | 'sealedFiles'>,
  seller: Person,
  { shipmentId, photo }: { readonly shipmentId: string; readonly photo: string },
  now: Date,
) {
  // Checked first, so that others cannot make the server decode pictures.
  if (!(await sql.isSellersShipment(db, seller.user_id, shipmentId))) throw notFound('shipment')
  const { content } = await readPicture({ dataUrl: photo, name: { kind: 'file' } })
  await db.transaction(async (tx) => {
    // Receipts and problems wait for the same lock, so none comes between the check and the file.
    if (!(await sql.lockOrderOfSellersShipment(tx, seller.user_id, shipmentId))) throw notFound('shipment')
    const shipment = await sql.getShipment(tx, shipmentId)
    refuseTakenBack(shipment)
    // One may still be added to what is accepted, but what was seen then stays.
    const { acceptance } = acceptanceOf({ ...shipment, isComplete: true }, now)
    if (acceptance === 'deemed' && shipment.proof_at !== null) throw conflict(texts.deemedProofStays)
    if ((await sql.updateProof(tx, shipmentId, now)) === 0)
      throw conflict(shipment.received_at === null ? texts.proofStaysInProblem : texts.proofStays)
    await sealedFiles.put(proofOf(shipmentId), content)
  })
}

/** Only for the two people of the order. */
export async function getProof(
  { db, sealedFiles }: Pick<Services, 'db' | 'sealedFiles'>,
  { user_id }: Reader,
  shipmentId: string,
): Promise<StoredFile> {
  const shipment = await sql.findShipment(db, user_id, shipmentId)
  if (!shipment) throw notFound('shipment')
  const bytes = shipment.proof_at ? await sealedFiles.get(proofOf(shipmentId)) : undefined
  if (!bytes) throw notFound('file')
  return { media_type: 'image/webp', file_name: `${shipment.order_id}-${shipment.seq}.webp`, bytes }
}
