import { toPercent } from '#contract/tax/percent.ts'
import { stateName } from '#contract/tax/states.ts'
import { sumOf } from '#server/documents/bill.rules.ts'
import type { BillingFacts } from '#server/documents/billing-facts.service.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'
import { cutText, inTwoLines } from '#server/languages/cut-text.ts'
import { type EwayBill, regular, unregistered } from '#server/portals/eway-bill.rules.ts'
import { townOf } from '#server/portals/town.rules.ts'
import { portalTransport } from '#server/portals/transport.rules.ts'
import type { ShipmentRow } from './shipment.row.ts'

/** How many items one bill of the file may have. */
export const mostItems = 250

/** The portal's master: how bill and movement differ. */
const billToShipTo = 2

/** What the goods travel with: an invoice, a bill of supply or a delivery challan. */
export type BaseDocument = {
  readonly docType: 'INV' | 'BIL' | 'CHL'
  /** Of a challan: the goods are a part of what an invoice bills. */
  readonly isLot?: boolean
  readonly number: string
  readonly issued_on: string
}

type Sheet = {
  readonly about: BillingFacts
  readonly shipment: ShipmentRow
  readonly base: BaseDocument
  readonly shipState: string
  readonly lines: readonly DocumentLine[]
}

/** Codes that begin with 99 are services. */
export const isGoods = ({ hsn_code }: Pick<DocumentLine, 'hsn_code'>) => !hsn_code.startsWith('99')

const toDay = (day: string) => day.split('-').reverse().join('/')
const rupees = (paise: number) => paise / 100

/** What the portal's form takes: letters of a line of an address, and of a name. */
const longestLine = 120
const longestName = 100

/** The file of its bulk upload. */
export const ewayFileOf = (bill: EwayBill) => ({ version: '1.0.0621', billLists: [bill] })

/**
 * A shipment as the portal of e-way bills takes it, key for key (its file of version 1.0.0621; india-compliance,
 * `utils/e_waybill.py`; looked up on 22 November 2026).
 */
export function ewayBillOf(sheet: Sheet): EwayBill {
  const { about, base, lines } = sheet
  const { gstin } = about.registration
  return {
    userGstin: gstin,
    supplyType: 'O',
    ...supplyOf(base),
    docType: base.docType,
    docNo: base.number,
    docDate: toDay(base.issued_on),
    ...fromOf(about),
    ...toOf(sheet),
    ...valuesOf(lines),
    ...transportOf(sheet.shipment),
    mainHsnCode: lines[0]?.hsn_code ?? '',
    itemList: lines.map((line, place) => itemOf(line, place, about.isInterState)),
  }
}

/**
 * The portal's kinds of supply, each with the documents that it takes: 1 supply (INV, BIL), 9 lots (INV, BIL, CHL; Rule 55(5)), 8 others (CHL),
 * which is described in at most 20 characters. 2 and 3 cross the border, 4 to 7 and 10 to 12 are no sales. (Master codes of e-way bills,
 * irisgst.com and perione.in, looked up on 24 November 2026.)
 */
function supplyOf({ docType, isLot }: BaseDocument) {
  if (docType !== 'CHL') return { subSupplyType: 1, subSupplyDesc: '' }
  return isLot
    ? { subSupplyType: 9, subSupplyDesc: '' }
    : { subSupplyType: 8, subSupplyDesc: 'Invoice to follow' }
}

function fromOf({ registration }: BillingFacts) {
  const { gstin, legal_name, trade_name, address, pin, state_code } = registration
  const [fromAddr1, fromAddr2] = inTwoLines(address, longestLine)
  return {
    fromGstin: gstin,
    fromTrdName: cutText(trade_name || legal_name, longestName),
    fromAddr1,
    fromAddr2,
    fromPlace: townOf(address),
    fromPincode: Number(pin),
    fromStateCode: Number(state_code),
    actualFromStateCode: Number(state_code),
  }
}

/** Whom it is billed to, with the address where it goes. */
function toOf({ about: { order, supplyState }, shipState }: Sheet) {
  // The file has no key for the name of a third party.
  const address = [order.ship_name, order.ship_address].filter(Boolean).join(', ')
  const [toAddr1, toAddr2] = inTwoLines(address, longestLine)
  // Goods of a third party without 'Bill to' are supplied where their seller has said.
  const billState = order.bill_state_code ?? supplyState ?? shipState
  const isElsewhere =
    order.ship_to === 'third' ||
    billState !== shipState ||
    (order.bill_pin !== null && order.bill_pin !== order.postal_code)
  return {
    transType: isElsewhere ? billToShipTo : regular,
    toGstin: order.bill_gstin ?? unregistered,
    toTrdName: cutText(order.bill_name ?? order.buyer_name, longestName),
    toAddr1,
    toAddr2,
    toPlace: townOf(order.city) || townOf(order.ship_address) || (stateName(shipState) ?? ''),
    toPincode: Number(order.postal_code),
    toStateCode: Number(billState),
    actualToStateCode: Number(shipState),
  }
}

function valuesOf(lines: readonly DocumentLine[]) {
  const sums = sumOf(lines)
  return {
    totalValue: rupees(sums.taxable_paise),
    cgstValue: rupees(sums.cgst_paise),
    sgstValue: rupees(sums.sgst_paise),
    igstValue: rupees(sums.igst_paise),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: 0,
    totInvValue: rupees(sums.total_paise),
  }
}

function transportOf(shipment: ShipmentRow) {
  const { mode, docNo, vehicleNo, cargo } = portalTransport(shipment)
  return {
    transMode: mode,
    // With 0 the portal computes it from the PIN codes.
    transDistance: shipment.distance_km ?? 0,
    transporterName: shipment.transporter_name,
    transporterId: shipment.transporter_id,
    transDocNo: docNo,
    transDocDate: shipment.doc_date === null ? '' : toDay(shipment.doc_date),
    vehicleNo,
    vehicleType: cargo,
  }
}

function itemOf(line: DocumentLine, place: number, isInterState: boolean) {
  const rate = toPercent(line.gst_rate_bp)
  const half = isInterState ? 0 : rate / 2
  return {
    itemNo: place + 1,
    productName: cutText(line.product_name, longestName),
    productDesc: cutText(line.product_name, longestName),
    hsnCode: line.hsn_code,
    quantity: line.quantity,
    qtyUnit: line.unit_code,
    taxableAmount: rupees(line.taxable_paise),
    sgstRate: half,
    cgstRate: half,
    igstRate: isInterState ? rate : 0,
    cessRate: 0,
    cessNonAdvol: 0,
  }
}
