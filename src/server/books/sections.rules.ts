import type { BookSection } from '#contract/books/books.ts'
import { sumOf } from '#server/documents/bill.rules.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'
import type { BookRow } from './book.row.ts'

/** Above it a sale to another state is a large one (Notification 12/2024-CT, from 1 August 2024; looked up 22 November 2026). */
const largePaise = 1_00_000_00

export type Sums = ReturnType<typeof sumOf>
export type Part = {
  readonly section: BookSection
  readonly sums: Sums
  readonly lines: readonly DocumentLine[]
}

/** Of a note: the bill that it changes decides. */
const isLarge = ({ is_inter_state, bill_total_paise, total_paise }: BookRow) =>
  is_inter_state && (bill_total_paise ?? total_paise) > largePaise

/** Where the taxed lines of a document belong. Notes of small sales change the sums of these. */
function sectionOf(row: BookRow): BookSection {
  const isNote = row.kind === 'CRN' || row.kind === 'DBN'
  if (row.is_composition) return 'composition'
  if (row.particulars.buyer.gstin !== '') return isNote ? 'cdnr' : 'b2b'
  if (!isLarge(row)) return 'b2cs'
  return isNote ? 'cdnur' : 'b2cl'
}

/** Credit notes count below zero. */
export const signOf = ({ kind }: Pick<BookRow, 'kind'>) => (kind === 'CRN' ? -1 : 1)

export const signed = (sums: Sums, sign: number): Sums => ({
  taxable_paise: sums.taxable_paise * sign || 0,
  cgst_paise: sums.cgst_paise * sign || 0,
  sgst_paise: sums.sgst_paise * sign || 0,
  igst_paise: sums.igst_paise * sign || 0,
  total_paise: sums.total_paise * sign || 0,
})

/** What of a document counts where; nothing of one that is cancelled. */
export function partsOf(row: BookRow): readonly Part[] {
  if (row.cancelled_at !== null) return []
  const main = sectionOf(row)
  const isUntaxed = ({ gst_rate_bp }: DocumentLine) => main !== 'composition' && gst_rate_bp === 0
  const parts = [
    { section: main, lines: row.lines.filter((line) => !isUntaxed(line)) },
    { section: 'nil' as const, lines: row.lines.filter(isUntaxed) },
  ]
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ section, lines }) => ({ section, lines, sums: signed(sumOf(lines), signOf(row)) }))
}

export const added = (one: Sums | undefined, other: Sums): Sums => (one ? sumOf([one, other]) : other)
