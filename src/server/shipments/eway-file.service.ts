import { dayInIndia } from '#contract/documents/document-number.ts'
import type { StoredFile } from '#contract/reply.ts'
import { stateCodeOfAddress } from '#contract/tax/address-state.ts'
import { hsnDigits } from '#contract/tax/hsn-code.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'
import { lawFigureOf } from '#server/content/law-figure.service.ts'
import type { Db } from '#server/db/db.ts'
import { type BillingFacts, findBillingFacts } from '#server/documents/billing-facts.service.ts'
import type { Clock } from '#server/documents/clock.rules.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { EwayBill } from '#server/portals/eway-bill.rules.ts'
import { ewayChecks } from '#server/portals/eway-checks.rules.ts'
import { checksInForce, requirePortal } from '#server/portals/portal.service.ts'
import { findChallan } from './challan.queries.ts'
import { issueLater } from './challan.service.ts'
import { type BaseDocument, ewayBillOf, ewayFileOf, isGoods, mostItems } from './eway-file.rules.ts'
import { goesWithBill, sentLines } from './sent-lines.rules.ts'
import * as sql from './shipment.queries.ts'
import type { ShipmentRow } from './shipment.row.ts'
import { refuseTakenBack } from './take-back.service.ts'

type Seller = { readonly user_id: string }

/** A shipment as the file that the portal of e-way bills takes. */
export async function getEwayFile(
  db: Db,
  { user_id }: Seller,
  shipmentId: string,
  clock: Clock,
): Promise<StoredFile> {
  if (!(await sql.isSellersShipment(db, user_id, shipmentId))) throw notFound('shipment')
  const shipment = await sql.getShipment(db, shipmentId)
  refuseTakenBack(shipment)
  const [about, all] = await Promise.all([
    findBillingFacts(db, user_id, shipment.order_id),
    sql.findShipments(db, shipment.order_id),
  ])
  if (!about) throw conflict(texts.noChallan)
  // Without it nobody knows which tax the goods bear.
  if (about.supplyState === undefined) throw conflict(texts.ewayStateUnknown)
  const shipState = stateCodeOfAddress(about.order.state, about.order.postal_code) ?? about.supplyState
  const { ratedLines } = about
  const lines = goodsOf(sentLines({ ...about, lines: ratedLines }, shipment, all), about)
  const base = await baseOf(db, user_id, { about, shipment, clock })
  const bill = ewayBillOf({ about, shipment, base, shipState, lines })
  await requireEway(db, bill, about, dayInIndia(clock()))
  return {
    media_type: 'application/json',
    file_name: `eway-${base.number.replaceAll('/', '-')}.json`,
    bytes: Buffer.from(JSON.stringify(ewayFileOf(bill), null, 2)),
  }
}

/** Nothing leaves that the portal would refuse. */
async function requireEway(db: Db, bill: EwayBill, { registration }: BillingFacts, today: string) {
  const paper = {
    bill,
    today,
    isComposition: registration.scheme === 'composition',
    digits: hsnDigits(registration.turnover),
    documentDays: await lawFigureOf(db, 'eway-document-days'),
  }
  requirePortal(await checksInForce(db, ewayChecks, today), paper, bill.docNo)
}

/** Goods alone, each with code and rate. */
function goodsOf(sent: readonly DocumentLine[], { isTaxKnown, order }: BillingFacts) {
  const lines = sent.filter(isGoods)
  if (lines.length === 0) throw conflict(texts.ewayNoGoods)
  if (lines.length > mostItems) throw conflict(texts.ewayTooManyLines({ limit: mostItems }))
  const isUnrated = (line: DocumentLine) =>
    !isTaxKnown &&
    order.lines.some((each) => each.line_number === line.line_number && each.gst_rate_bp === null)
  const unfinished = lines.find((line) => line.hsn_code === '' || isUnrated(line))
  if (unfinished) throw conflict(texts.ewayUnfinished({ product: unfinished.product_name }))
  return lines
}

type Sending = { readonly about: BillingFacts; readonly shipment: ShipmentRow; readonly clock: Clock }

/**
 * The invoice where all of it goes at once; a part goes with its challan (Rule 55(5)), and so do goods without invoice and
 * those that are sent again.
 */
async function baseOf(db: Db, sellerId: string, { about, shipment, clock }: Sending): Promise<BaseDocument> {
  const { bill } = about
  if (bill && goesWithBill(about, shipment)) return { ...bill, docType: bill.kind === 'BOS' ? 'BIL' : 'INV' }
  if (shipment.challan === null) await issueLater(db, sellerId, shipment.shipment_id, clock)
  const challan = await findChallan(db, shipment.shipment_id)
  if (!challan) throw conflict(texts.noChallan)
  return { ...challan, docType: 'CHL', isLot: challan.facts.bill !== '' && shipment.case_id === null }
}
