import { toPercent } from '#contract/tax/percent.ts'
import { splitTax } from '#contract/tax/split-tax.ts'
import { stateName } from '#contract/tax/states.ts'
import type { DocumentLine, Party } from '#server/documents/document.row.ts'
import { cutText, inTwoLines } from '#server/languages/cut-text.ts'
import { unregistered } from '#server/portals/eway-bill.rules.ts'
import { townOf } from '#server/portals/town.rules.ts'
import { portalTransport } from '#server/portals/transport.rules.ts'
import type { WaitingRow } from './waiting.row.ts'

const rupees = (paise: number) => paise / 100
const toDay = (day: string) => day.split('-').reverse().join('/')

const longestLine = 100
const longestName = 100
const shortestPlace = 3

/** Its form takes no quotation marks and backslashes. */
const plain = (text: string) => text.replaceAll('"', "'").replaceAll('\\', '/')

/** An address of the portal has two lines and a place: the town of ours, or the state where it names none. */
function addressOf({ address: typed, pin, state_code }: Party) {
  const address = plain(typed)
  const [first, second] = inTwoLines(address, longestLine)
  const rest = second.trim()
  const town = townOf(address)
  return {
    Addr1: first,
    ...(rest.length >= shortestPlace ? { Addr2: rest } : {}),
    Loc: town.length >= shortestPlace ? town : (stateName(state_code) ?? state_code),
    Pin: Number(pin),
    Stcd: state_code,
  }
}

const nameOf = (text: string) => cutText(plain(text), longestName)

const partyOf = (party: Party) => ({
  Gstin: party.gstin,
  LglNm: nameOf(party.name),
  ...(party.trade_name.length >= shortestPlace ? { TrdNm: nameOf(party.trade_name) } : {}),
  ...addressOf(party),
})

/** The unit price has at most three decimals there, the amounts two. */
const unitPrice = (paise: number, quantity: number) => Math.round((paise * 10) / quantity) / 1_000

/** What is taken off, without its tax: ours is within the price. */
function discountOf(line: DocumentLine, isInterState: boolean) {
  if (line.discount_paise === 0) return 0
  const total = line.total_paise + line.discount_paise
  const { taxable } = splitTax({ total, rateBp: line.gst_rate_bp, isInterState })
  // Of a paisa the rounding of two taxes may leave less than nothing.
  return Math.max(0, taxable - line.taxable_paise)
}

function itemOf(line: DocumentLine, place: number, isInterState: boolean) {
  const discount = discountOf(line, isInterState)
  const gross = line.taxable_paise + discount
  const isService = line.hsn_code.startsWith('99')
  return {
    SlNo: String(place + 1),
    PrdDesc: cutText(plain(line.product_name), 300),
    IsServc: isService ? 'Y' : 'N',
    HsnCd: line.hsn_code,
    ...(isService ? {} : { Qty: line.quantity, Unit: line.unit_code }),
    UnitPrice: unitPrice(gross, line.quantity),
    TotAmt: rupees(gross),
    Discount: rupees(discount),
    AssAmt: rupees(line.taxable_paise),
    GstRt: toPercent(line.gst_rate_bp),
    IgstAmt: rupees(line.igst_paise),
    CgstAmt: rupees(line.cgst_paise),
    SgstAmt: rupees(line.sgst_paise),
    CesRt: 0,
    CesAmt: 0,
    CesNonAdvlAmt: 0,
    OthChrg: 0,
    TotItemVal: rupees(line.total_paise),
  }
}

const valuesOf = (row: WaitingRow) => ({
  AssVal: rupees(row.taxable_paise),
  CgstVal: rupees(row.cgst_paise),
  SgstVal: rupees(row.sgst_paise),
  IgstVal: rupees(row.igst_paise),
  CesVal: 0,
  StCesVal: 0,
  Discount: 0,
  OthChrg: 0,
  RndOffAmt: 0,
  TotInvVal: rupees(row.total_paise),
})

const isElsewhere = ({ buyer, ship_to }: WaitingRow['particulars']) =>
  ship_to.pin !== buyer.pin || ship_to.address !== buyer.address

function shipToOf({ particulars }: WaitingRow) {
  const { ship_to } = particulars
  if (!isElsewhere(particulars) || ship_to.state_code === '') return {}
  // Asked for since 1 August 2026 where an e-way bill is made with the number.
  const Gstin = ship_to.gstin || unregistered
  return { ShipDtls: { Gstin, LglNm: nameOf(ship_to.name), ...addressOf(ship_to) } }
}

type Way = NonNullable<WaitingRow['way']>

/** By road the vehicle or the transporter, else number and day of the paper. */
const isKnown = ({ mode, vehicle_no, transporter_id, doc_no, doc_date }: Way) =>
  mode === 'road' ? Boolean(vehicle_no || transporter_id) : Boolean(doc_no && doc_date)

/** Between two PIN codes the portal computes the distance, within one it does not. */
const hasDistance = ({ distance_km }: Way, { seller, buyer, ship_to }: WaitingRow['particulars']) =>
  Boolean(distance_km) || seller.pin !== (ship_to.pin || buyer.pin)

/** The portal makes the e-way bill with it, if it knows how the goods go. */
function ewayOf({ way, kind, particulars }: WaitingRow) {
  if (kind !== 'INV' || !way || !isKnown(way) || !hasDistance(way, particulars)) return {}
  const { mode, docNo, vehicleNo, cargo } = portalTransport(way)
  const paper = docNo && way.doc_date ? { TransDocNo: docNo, TransDocDt: toDay(way.doc_date) } : {}
  return {
    EwbDtls: {
      ...(way.transporter_id ? { TransId: way.transporter_id } : {}),
      ...(way.transporter_name.length >= shortestPlace ? { TransName: nameOf(way.transporter_name) } : {}),
      TransMode: String(mode),
      Distance: way.distance_km ?? 0,
      ...paper,
      ...(vehicleNo ? { VehNo: vehicleNo, VehType: cargo } : {}),
    },
  }
}

const before = ({ bill_number, billed_on }: WaitingRow) =>
  bill_number && billed_on
    ? { RefDtls: { PrecDocDtls: [{ InvNo: bill_number, InvDt: toDay(billed_on) }] } }
    : {}

/**
 * A document as the invoice portals take it (INV-01, version 1.1; the keys of part 7 and public schemas, looked up
 * 25 November 2026). It has no Irn: the portal computes that.
 */
export const inv01Of = (row: WaitingRow) => ({
  Version: '1.1',
  TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', EcmGstin: null, IgstOnIntra: 'N' },
  DocDtls: { Typ: row.kind, No: row.number, Dt: toDay(row.issued_on) },
  SellerDtls: partyOf(row.particulars.seller),
  BuyerDtls: { ...partyOf(row.particulars.buyer), Pos: row.supply_state_code },
  ...shipToOf(row),
  ItemList: row.lines.map((line, place) => itemOf(line, place, row.is_inter_state)),
  ValDtls: valuesOf(row),
  ...before(row),
  ...ewayOf(row),
})
