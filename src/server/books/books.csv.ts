import { toPercent } from '#contract/tax/percent.ts'
import { stateName } from '#contract/tax/states.ts'
import { bookFile as texts } from '#contract/texts/books/book-file.ts'
import { byteOrderMark, csvLine } from '#server/csv/write-csv.ts'
import type { Words } from '#server/languages/words.ts'
import type { BookRow } from './book.row.ts'
import type { HsnSums } from './hsn.rules.ts'
import { partsOf, type Sums, signed, signOf } from './sections.rules.ts'

const amounts = [texts.taxable, texts.cgst, texts.sgst, texts.igst, texts.total]

export const amountCells = (sums: Sums) =>
  [sums.taxable_paise, sums.cgst_paise, sums.sgst_paise, sums.igst_paise, sums.total_paise].map((paise) =>
    (paise / 100).toFixed(2),
  )

export const salesHead = ({ textOf }: Words) =>
  byteOrderMark +
  csvLine(
    [
      ...[texts.kind, texts.number, texts.day, texts.order, texts.buyer, texts.buyerGstNumber],
      ...[texts.placeOfSupply, texts.credits, texts.cancelled, texts.section, texts.line, texts.product],
      ...[texts.hsn, texts.quantity, texts.unit, texts.rate, ...amounts],
    ].map(textOf),
  )

/** Its lines, those of credit notes below zero; a cancelled document has its number and nothing that counts. */
export function salesLines(row: BookRow, { textOf }: Words): string {
  const head = [row.kind, row.number, row.issued_on, row.order_id, row.particulars.buyer.name]
  const place = stateName(row.supply_state_code) ?? row.supply_state_code
  const more = [row.particulars.buyer.gstin, place, row.bill_number ?? '']
  if (row.cancelled_at !== null) return csvLine([...head, ...more, textOf(texts.yes), ...Array(12).fill('')])
  const sign = signOf(row)
  return partsOf(row)
    .flatMap(({ section, lines }) => lines.map((line) => ({ section, line })))
    .map(({ section, line }) =>
      csvLine([
        ...[...head, ...more, '', section, line.line_number, line.product_name, line.hsn_code],
        ...[line.quantity * sign, line.unit_code, toPercent(line.gst_rate_bp)],
        ...amountCells(signed(line, sign)),
      ]),
    )
    .join('')
}

export function hsnFile(hsn: HsnSums, { textOf }: Words) {
  const list = hsn.list()
  const head = [texts.registered, texts.hsn, texts.product, texts.unit, texts.quantity, texts.rate]
  const lines = list.map(({ isRegistered, hsn: code, name, unit, quantity, rateBp, sums }) =>
    csvLine([
      textOf(isRegistered ? texts.withGstNumber : texts.withoutGstNumber),
      ...[code, name, unit, quantity, toPercent(rateBp), ...amountCells(sums)],
    ]),
  )
  return {
    text: byteOrderMark + csvLine([...head, ...amounts].map(textOf)) + lines.join(''),
    rows: list.length,
  }
}
