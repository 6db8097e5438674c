import type { DocumentKind } from '#contract/documents/document-number.ts'

type Issued = {
  readonly kind: DocumentKind | 'receipt' | 'challan'
  readonly number: string
  readonly isCancelled: boolean
}

/** The places of Table 13: invoices for outward supply, debit and credit notes, receipt vouchers, challans in other cases. */
const places = { INV: 1, BOS: 1, DBN: 4, CRN: 5, receipt: 6, challan: 12 } as const
const names: Readonly<Record<number, string>> = {
  1: 'Invoices for outward supply',
  4: 'Debit Note',
  5: 'Credit Note',
  6: 'Receipt voucher',
  12: 'Delivery Challan in cases other than by way of supply (excluding at S no. 9 to 11)',
}

/** 'INV/26-27/B0001' is the first of 'INV/26-27/B'. */
const seriesOf = (number: string) => number.replace(/\d+$/, '')
const placeOf = (number: string) => Number(/\d+$/.exec(number)?.[0] ?? 0)

/** The numbers of a month, series by series, with the cancelled ones (Table 13, required since May 2025). */
export class IssuedNumbers {
  readonly #series = new Map<string, { readonly place: number; readonly issued: Issued[] }>()

  add(issued: Issued) {
    const place = places[issued.kind]
    const key = `${String(place).padStart(2, '0')}|${seriesOf(issued.number)}`
    const series = this.#series.get(key) ?? { place, issued: [] }
    series.issued.push(issued)
    this.#series.set(key, series)
  }

  toDocDet() {
    const all = [...this.#series].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
    return [...new Set(all.map(({ place }) => place))].map((place) => ({
      doc_num: place,
      doc_typ: names[place] ?? '',
      docs: all.filter((each) => each.place === place).map(({ issued }, place) => rangeOf(issued, place)),
    }))
  }
}

function rangeOf(issued: readonly Issued[], place: number) {
  const numbers = issued.map(({ number }) => number).toSorted((one, other) => placeOf(one) - placeOf(other))
  const cancel = issued.filter(({ isCancelled }) => isCancelled).length
  return {
    num: place + 1,
    from: numbers[0] ?? '',
    to: numbers.at(-1) ?? '',
    totnum: issued.length,
    cancel,
    net_issue: issued.length - cancel,
  }
}
