import { toPercent } from '#contract/tax/percent.ts'
import { sumOf } from '#server/documents/bill.rules.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'
import type { OtherDocument } from './book.queries.ts'
import type { BookRow } from './book.row.ts'
import { HsnSums, hsnRowOf } from './hsn.rules.ts'
import { IssuedNumbers } from './issued.rules.ts'
import { added, type Part, partsOf, type Sums, signed, signOf } from './sections.rules.ts'

const rupees = (paise: number) => paise / 100
const toDay = (day: string) => day.split('-').reverse().join('-')

const taxesOf = (sums: Sums, isInterState: boolean) => ({
  txval: rupees(sums.taxable_paise),
  ...(isInterState
    ? { iamt: rupees(sums.igst_paise) }
    : { camt: rupees(sums.cgst_paise), samt: rupees(sums.sgst_paise) }),
  csamt: 0,
})

/** One item of each rate; the offline tool numbers them by the rate: 1801 is 18 %. */
const itemsOf = (lines: readonly DocumentLine[], isInterState: boolean) =>
  [...new Set(lines.map(({ gst_rate_bp }) => gst_rate_bp))].map((rate) => ({
    num: rate + 1,
    itm_det: {
      rt: toPercent(rate),
      ...taxesOf(sumOf(lines.filter(({ gst_rate_bp }) => gst_rate_bp === rate)), isInterState),
    },
  }))

const invoiceOf = (row: BookRow, { lines }: Part) => ({
  inum: row.number,
  idt: toDay(row.issued_on),
  val: rupees(row.total_paise),
  itms: itemsOf(lines, row.is_inter_state),
})

const noteOf = (row: BookRow, { lines }: Part) => ({
  ntty: row.kind === 'DBN' ? ('D' as const) : ('C' as const),
  nt_num: row.number,
  nt_dt: toDay(row.issued_on),
  val: rupees(row.total_paise),
  pos: row.supply_state_code,
  itms: itemsOf(lines, row.is_inter_state),
})

const regular = { rchrg: 'N' as const, inv_typ: 'R' as const }
const registeredInvoice = (row: BookRow, part: Part) => ({
  ...invoiceOf(row, part),
  pos: row.supply_state_code,
  ...regular,
})
const registeredNote = (row: BookRow, part: Part) => ({ ...noteOf(row, part), ...regular })

/** Lists by a key, in the order of their first. */
class Groups<T> {
  readonly #lists = new Map<string, T[]>()
  add(key: string, value: T) {
    const list = this.#lists.get(key)
    if (list) list.push(value)
    else this.#lists.set(key, [value])
  }
  map<U>(make: (key: string, list: readonly T[]) => U): U[] {
    return [...this.#lists].map(([key, list]) => make(key, list))
  }
}

type Small = { readonly row: BookRow; readonly rate: number; readonly sums: Sums }

const smallOf = ({ row, rate, sums }: Small) => ({
  sply_ty: row.is_inter_state ? 'INTER' : 'INTRA',
  rt: toPercent(rate),
  typ: 'OE',
  pos: row.supply_state_code,
  ...taxesOf(sums, row.is_inter_state),
})

const nilKindOf = ({ is_inter_state, particulars: { buyer } }: BookRow) =>
  `${is_inter_state ? 'INTR' : 'INTRA'}${buyer.gstin ? 'B2B' : 'B2C'}`

export type ReturnHead = { readonly gstin: string; readonly month: string; readonly version: string }

/**
 * GSTR-1 of a month, document by document, with the keys of version 3 and the lists of May 2025 (india-compliance,
 * `gstr_1_json_map.py`; looked up 22 November 2026). Money does not pass through the operator, so there is no `supeco`.
 */
export class Gstr1 {
  readonly #b2b = new Groups<ReturnType<typeof registeredInvoice>>()
  readonly #b2cl = new Groups<ReturnType<typeof invoiceOf>>()
  readonly #b2cs = new Map<string, Small>()
  readonly #cdnr = new Groups<ReturnType<typeof registeredNote>>()
  readonly #cdnur: (ReturnType<typeof noteOf> & { readonly typ: 'B2CL' })[] = []
  readonly #nil = new Map<string, number>()
  readonly #hsn = new HsnSums()
  readonly #issued = new IssuedNumbers()

  #documents = 0

  /** What was sold under the composition scheme belongs to other returns. */
  add(row: BookRow) {
    if (row.is_composition) return
    this.#documents += 1
    this.#issued.add({ kind: row.kind, number: row.number, isCancelled: row.cancelled_at !== null })
    this.#hsn.add(row)
    for (const part of partsOf(row)) this.#addPart(row, part)
  }

  get isEmpty() {
    return this.#documents === 0
  }

  addOther({ kind, number, is_cancelled: isCancelled }: OtherDocument) {
    this.#issued.add({ kind, number, isCancelled })
  }

  #addPart(row: BookRow, part: Part) {
    const buyer = row.particulars.buyer.gstin
    const ways: Readonly<Record<Part['section'], () => unknown>> = {
      b2b: () => this.#b2b.add(buyer, registeredInvoice(row, part)),
      b2cl: () => this.#b2cl.add(row.supply_state_code, invoiceOf(row, part)),
      b2cs: () => this.#addSmall(row, part),
      cdnr: () => this.#cdnr.add(buyer, registeredNote(row, part)),
      cdnur: () => this.#cdnur.push({ ...noteOf(row, part), typ: 'B2CL' }),
      nil: () => this.#addNil(row, part),
      composition: () => undefined,
    }
    ways[part.section]()
  }

  #addSmall(row: BookRow, { lines }: Part) {
    const sign = signOf(row)
    for (const line of lines) {
      const rate = line.gst_rate_bp
      const key = `${row.is_inter_state}|${row.supply_state_code}|${rate}`
      const sums = added(this.#b2cs.get(key)?.sums, signed(line, sign))
      this.#b2cs.set(key, { row, rate, sums })
    }
  }

  #addNil(row: BookRow, { sums }: Part) {
    const kind = nilKindOf(row)
    this.#nil.set(kind, (this.#nil.get(kind) ?? 0) + sums.taxable_paise)
  }

  #hsnLists() {
    const sums = this.#hsn.list()
    return {
      hsn_b2b: sums.filter(({ isRegistered }) => isRegistered).map(hsnRowOf),
      hsn_b2c: sums.filter(({ isRegistered }) => !isRegistered).map(hsnRowOf),
    }
  }

  toJson({ gstin, month, version }: ReturnHead) {
    const nil = [...this.#nil].map(([sply_ty, paise]) => ({
      sply_ty,
      nil_amt: rupees(paise),
      expt_amt: 0,
      ngsup_amt: 0,
    }))
    const [year, place] = month.split('-')
    return {
      gstin,
      fp: `${place}${year}`,
      version,
      hash: 'hash',
      b2b: this.#b2b.map((ctin, inv) => ({ ctin, inv })),
      b2cl: this.#b2cl.map((pos, inv) => ({ pos, inv })),
      b2cs: [...this.#b2cs.values()].map(smallOf),
      cdnr: this.#cdnr.map((ctin, nt) => ({ ctin, nt })),
      cdnur: this.#cdnur,
      nil: { inv: nil },
      hsn: this.#hsnLists(),
      doc_issue: { doc_det: this.#issued.toDocDet() },
    }
  }
}
