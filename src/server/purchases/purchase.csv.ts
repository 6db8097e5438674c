import { toPercent } from '#contract/tax/percent.ts'
import { stateName } from '#contract/tax/states.ts'
import { bookFile } from '#contract/texts/books/book-file.ts'
import { purchaseFile as texts } from '#contract/texts/books/purchase-file.ts'
import { amountCells } from '#server/books/books.csv.ts'
import { signed, signOf } from '#server/books/sections.rules.ts'
import { byteOrderMark, csvLine } from '#server/csv/write-csv.ts'
import type { Words } from '#server/languages/words.ts'
import type { PurchaseRow } from './purchase.row.ts'

const { kind, number, day, order, placeOfSupply, credits, cancelled, line, product } = bookFile
const { hsn, quantity, unit, rate, taxable, cgst, sgst, igst, total } = bookFile
const heads = [
  ...[kind, number, day, order, texts.supplier, texts.supplierGstNumber, texts.ownGstNumber],
  ...[placeOfSupply, credits, cancelled, line, product, hsn, quantity, unit, rate],
  ...[taxable, cgst, sgst, igst, total],
]

export const purchaseHead = ({ textOf }: Words) => byteOrderMark + csvLine(heads.map(textOf))

/** Its lines, those of credit notes below zero; a cancelled document has its number alone. */
export function purchaseLines(row: PurchaseRow, { textOf }: Words): string {
  const { seller, buyer } = row.particulars
  const place = stateName(row.supply_state_code) ?? row.supply_state_code
  const head = [
    ...[row.kind, row.number, row.issued_on, row.order_id ?? '', seller.name, row.gstin, buyer.gstin],
    ...[place, row.bill_number ?? ''],
  ]
  if (row.cancelled_at !== null) return csvLine([...head, textOf(bookFile.yes), ...Array(11).fill('')])
  const sign = signOf(row)
  return row.lines
    .map((each) =>
      csvLine([
        ...[...head, '', each.line_number, each.product_name, each.hsn_code, each.quantity * sign],
        ...[each.unit_code, toPercent(each.gst_rate_bp), ...amountCells(signed(each, sign))],
      ]),
    )
    .join('')
}
