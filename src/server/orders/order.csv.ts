import type { FileColumns } from '#contract/sellers/seller-orders.ts'
import { sumOfTaxes, taxOfLines } from '#contract/tax/order-tax.ts'
import { toPercent } from '#contract/tax/percent.ts'
import type { TaxSplit } from '#contract/tax/split-tax.ts'
import { stateName } from '#contract/tax/states.ts'
import { orderFile } from '#contract/texts/order-file.ts'
import { byteOrderMark, csvLine, escapeFormula } from '#server/csv/write-csv.ts'
import type { Words } from '#server/languages/words.ts'
import { ratedLines } from './rules/rates.rules.ts'
import type { FileRow } from './seller-orders.queries.ts'

const ownHeads = [
  orderFile.orderId,
  orderFile.products,
  orderFile.quantities,
  orderFile.date,
  orderFile.status,
  orderFile.total,
  orderFile.buyerName,
  orderFile.buyerEmail,
  orderFile.buyerPhone,
]
const gstHeads = [
  orderFile.buyerGstNumber,
  orderFile.placeOfSupply,
  orderFile.hsnCodes,
  orderFile.gstRates,
  orderFile.taxableValue,
  orderFile.cgst,
  orderFile.sgst,
  orderFile.igst,
  orderFile.buyerPoNumber,
]

export const csvHead = (columns: FileColumns, { textOf }: Words) =>
  byteOrderMark + csvLine([...ownHeads, ...(columns === 'gst' ? gstHeads : [])].map(textOf))

/** Spaces keep a spreadsheet from reading a phone number as an amount (9.19877E+11). */
const inGroups = (digits: string) => digits.replace(/(?<=\d)(?=(\d{5})+$)/g, ' ')

export const toCsvLine = (order: FileRow, columns: FileColumns, words: Words) =>
  csvLine([...ownCells(order, words), ...(columns === 'gst' ? gstCells(order) : [])])

/** The products of an order share a cell, in the order of their quantities; `csvLine` escapes what the cell begins with. */
const ownCells = ({ lines, ...order }: FileRow, { statusName }: Words) => [
  order.order_id,
  lines.map(({ product_name: name }, place) => (place === 0 ? name : escapeFormula(name))).join('; '),
  lines.map(({ quantity }) => quantity).join('; '),
  order.ordered_on,
  statusName(order.delivery_status),
  (order.total_paise / 100).toFixed(2),
  order.buyer_full_name,
  order.buyer_email,
  inGroups(order.buyer_phone_number),
]

const gstCells = ({ lines, ...order }: FileRow) => [
  order.bill_gstin ?? '',
  stateName(order.supply_state_code ?? '') ?? '',
  ofLines(lines.map(({ hsn_code }) => hsn_code)),
  ofLines(
    ratedLines(lines, order.seller_scheme).map(({ gst_rate_bp }) => gst_rate_bp && toPercent(gst_rate_bp)),
  ),
  ...taxCells(sumOfTaxes(taxOfLines(lines, order))),
  order.po_number ?? '',
]

/** A cell of values, one of each line in its order; empty where none is known. */
const ofLines = (values: readonly (string | number | null)[]) =>
  values.some((value) => value !== null) ? values.map((value) => value ?? '').join('; ') : ''

/** Of all of the order; empty as long as the tax of one line is not known. */
const taxCells = (tax: TaxSplit | undefined) =>
  [tax?.taxable, tax?.cgst, tax?.sgst, tax?.igst].map((paise) =>
    paise === undefined ? '' : (paise / 100).toFixed(2),
  )
