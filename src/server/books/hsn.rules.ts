import { toPercent } from '#contract/tax/percent.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'
import { cutText } from '#server/languages/cut-text.ts'
import type { BookRow } from './book.row.ts'
import { added, partsOf, type Sums, signed, signOf } from './sections.rules.ts'

type HsnSum = {
  readonly isRegistered: boolean
  readonly hsn: string
  readonly name: string
  readonly unit: string
  readonly rateBp: number
  readonly quantity: number
  readonly sums: Sums
}

/** The list of GSTR-1 has millilitres and kilolitres alone; quantities are whole here. */
const ofLitres = { unit: 'MLT', times: 1_000 }

const measureOf = ({ unit_code, hsn_code }: DocumentLine) => {
  if (hsn_code.startsWith('99')) return { unit: 'NA', times: 0 }
  return unit_code === 'LTR' ? ofLitres : { unit: unit_code, times: 1 }
}

/** What was sold by code, unit and rate, without what was credited: sales to registered buyers apart (since May 2025). */
export class HsnSums {
  readonly #sums = new Map<string, HsnSum>()

  add(row: BookRow) {
    for (const line of partsOf(row).flatMap(({ lines }) => lines)) this.#addLine(row, line)
  }

  #addLine(row: BookRow, line: DocumentLine) {
    const isRegistered = row.particulars.buyer.gstin !== ''
    const { unit, times } = measureOf(line)
    const key = `${isRegistered ? 0 : 1}|${line.hsn_code}|${unit}|${line.gst_rate_bp}`
    const before = this.#sums.get(key)
    const sign = signOf(row)
    this.#sums.set(key, {
      isRegistered,
      hsn: line.hsn_code,
      name: before?.name ?? line.product_name,
      unit,
      rateBp: line.gst_rate_bp,
      // A debit note raises the price of goods that their bill has counted.
      quantity: (before?.quantity ?? 0) + (row.kind === 'DBN' ? 0 : line.quantity * times * sign),
      sums: added(before?.sums, signed(line, sign)),
    })
  }

  /** In the order of codes. */
  list(): readonly HsnSum[] {
    return [...this.#sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
  }
}

/** The portal takes at most 30 characters of a description. */
const longestName = 30

export const hsnRowOf = ({ hsn, name, unit, rateBp, quantity, sums }: HsnSum, place: number) => ({
  num: place + 1,
  hsn_sc: hsn,
  desc: cutText(name, longestName),
  uqc: unit,
  qty: quantity,
  rt: toPercent(rateBp),
  txval: sums.taxable_paise / 100,
  iamt: sums.igst_paise / 100,
  camt: sums.cgst_paise / 100,
  samt: sums.sgst_paise / 100,
  csamt: 0,
})
