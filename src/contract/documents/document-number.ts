/** Tax invoice, bill of supply, credit note, debit note. */
export const documentKinds = ['INV', 'BOS', 'CRN', 'DBN'] as const
export type DocumentKind = (typeof documentKinds)[number]

const indianOffset = 330 * 60_000

/** The day in India, such as 2026-11-23. */
export const dayInIndia = (moment: Date) =>
  new Date(moment.getTime() + indianOffset).toISOString().slice(0, 10)

/** The financial year of a day in India, 1 April to 31 March: '26-27'. */
export function financialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return `${String(year).slice(2)}-${String(year + 1).slice(2)}`
}

/** Until when a credit note may lower the tax of a document (CGST Act, s. 34): 30 November after its financial year. */
export const lastDayOfCreditNotes = (day: string) =>
  `${Number(day.slice(0, 4)) + (day.slice(5) < '04-01' ? 0 : 1)}-11-30`

/** Rule 46 (b): at most 16 characters. */
const longest = 16
/** All others count for themselves, so their numbers are told apart from those of invoices. Challans have the D. */
const marks: Readonly<Record<DocumentKind, string>> = { INV: '', BOS: 'B', CRN: 'C', DBN: 'N' }

type Place = {
  readonly kind: DocumentKind
  /** Of the registration: capitals, digits and hyphens, four at most. */
  readonly prefix: string
  readonly year: string
  /** Counted from 1. */
  readonly place: number
}

/** 'INV/26-27/0001'; undefined once the series is full. */
export const documentNumber = ({ kind, ...place }: Place) => numberIn({ mark: marks[kind], ...place })

/** Of a delivery challan: 'INV/26-27/D0001'. */
export const challanNumber = (place: Omit<Place, 'kind'>) => numberIn({ mark: 'D', ...place })

/** Of a receipt voucher: 'INV/26-27/R0001'. */
export const receiptNumber = (place: Omit<Place, 'kind'>) => numberIn({ mark: 'R', ...place })

function numberIn({ mark, prefix, year, place }: Omit<Place, 'kind'> & { readonly mark: string }) {
  const number = `${prefix}/${year}/${mark}${String(place).padStart(4, '0')}`
  return number.length > longest ? undefined : number
}
