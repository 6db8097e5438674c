import { challanNumber } from '#contract/documents/document-number.ts'
import type { StoredFile } from '#contract/reply.ts'
import type { ChallanCopy } from '#contract/shipments/shipment-files.ts'
import { documents as documentTexts } from '#contract/texts/documents.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import type { Db } from '#server/db/db.ts'
import { type BillingFacts, findBillingFacts } from '#server/documents/billing-facts.service.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import { keptFile } from '#server/documents/kept-file.service.ts'
import { nextInSeries } from '#server/documents/series.service.ts'
import { conflict, notFound } from '#server/errors.ts'
import { makeKeptPaper, makePaper } from '#server/pdf/make-paper.ts'
import type { Services } from '#server/services.ts'
import * as sql from './challan.queries.ts'
import { paperOf } from './challan-paper.rules.ts'
import { goesWithBill, sentLines } from './sent-lines.rules.ts'
import { findShipment, findShipments, getTransport, lockOrderOfSellersShipment } from './shipment.queries.ts'
import type { ShipmentRow, Transport } from './shipment.row.ts'
import { challanFileOf } from './shipment-places.rules.ts'

type Standing = {
  readonly about: BillingFacts
  readonly shipment: ShipmentRow
  readonly transport: Transport
}

/**
 * Goods that no invoice goes with need a challan (Rule 55(1) and (5)), once it is known how they go: what the driver carries
 * names vehicle, carrier or LR number for good.
 */
const needsChallan = ({ about, shipment, transport }: Standing) =>
  !goesWithBill(about, shipment) &&
  [transport.vehicle_no, transport.transporter_name, transport.transporter_id, transport.doc_no].some(Boolean)

/** Gives a shipment that needs one its challan, as far as the shop's registration is complete. The caller holds the order's lock. */
export const issueNeeded = (tx: Db, goods: Goods, clock: Clock) =>
  issueChallan(tx, goods, clock, needsChallan)

type Goods = { readonly sellerId: string; readonly shipmentId: string }

async function issueChallan(tx: Db, goods: Goods, clock: Clock, isDue = (_: Standing) => true) {
  const { sellerId, shipmentId } = goods
  const shipment = await findShipment(tx, sellerId, shipmentId)
  if (!shipment || shipment.challan !== null || shipment.taken_back !== null) return
  const [about, all, transport] = await Promise.all([
    findBillingFacts(tx, sellerId, shipment.order_id),
    findShipments(tx, shipment.order_id),
    getTransport(tx, shipmentId),
  ])
  if (!(about && isDue({ about, shipment, transport }))) return
  const { gstin, invoice_prefix: prefix } = about.registration
  const { year, place, issued_on } = await nextInSeries(tx, { of: 'challan', gstin, prefix }, clock)
  const number = challanNumber({ prefix, year, place })
  if (number === undefined) throw conflict(documentTexts.seriesFull({ prefix }))
  const facts = { ...factsOf(about, shipment, all), transport }
  await sql.insertChallan(tx, { shipment_id: shipmentId, gstin, year, number, issued_on, facts })
}

const factsOf = (about: BillingFacts, shipment: ShipmentRow, all: readonly ShipmentRow[]) => ({
  order_id: shipment.order_id,
  seq: shipment.seq,
  particulars: about.particulars,
  supply_state_code: about.supplyState ?? '',
  is_inter_state: about.isInterState,
  is_tax_known: about.isTaxKnown,
  bill: about.bill?.number ?? '',
  ...(shipment.case_id !== null && { replaces: shipment.case_id }),
  lines: sentLines(about, shipment, all),
})

type Reader = { readonly user_id: string }
type Wanted = { readonly shipmentId: string; readonly copy: ChallanCopy }

/** The file of a challan, made when it is first read and kept from then on. */
export async function getChallan(
  { db, sealedFiles }: Pick<Services, 'db' | 'sealedFiles'>,
  reader: Reader,
  { shipmentId, copy }: Wanted,
  clock: Clock,
): Promise<StoredFile> {
  const { user_id } = reader
  const shipment = await findShipment(db, user_id, shipmentId)
  if (!shipment) throw notFound('shipment')
  if (shipment.challan === null) await issueLater(db, user_id, shipmentId, clock)
  const challan = await sql.findChallan(db, shipmentId)
  if (!challan) throw conflict(texts.noChallan)
  const name = `${challan.number.replaceAll('/', '-')}-${copy}`
  // The file that was kept says that it counts; this one says that it does not, from the same facts.
  if (shipment.taken_back) {
    const bytes = await makePaper(paperOf(challan, copy, shipment.taken_back.reason), reader)
    return { media_type: 'application/pdf', file_name: `${name}-cancelled.pdf`, bytes }
  }
  const known = await sql.findFile(db, shipmentId, copy)
  const bytes = await keptFile({
    sealedFiles,
    path: challanFileOf(shipmentId, copy),
    known: known?.sha256,
    make: () => makeKeptPaper(paperOf(challan, copy), reader),
    keep: (sha256) => sql.insertFile(db, shipmentId, copy, sha256),
  })
  return { media_type: 'application/pdf', file_name: `${name}.pdf`, bytes }
}

/** For whoever asks for the paper, or for a file that names it, whether it is needed or not. */
export const issueLater = (db: Db, sellerId: string, shipmentId: string, clock: Clock) =>
  db.transaction(async (tx) => {
    if (await lockOrderOfSellersShipment(tx, sellerId, shipmentId))
      await issueChallan(tx, { sellerId, shipmentId }, clock)
  })
