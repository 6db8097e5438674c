import { hasGoodGstCheck } from '#contract/tax/gst-number.ts'
import { hsnDigits, isHsnCode } from '#contract/tax/hsn-code.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { DocumentLine } from '#server/documents/document.row.ts'
import type { BookRegistration } from './book.queries.ts'
import type { BookRow } from './book.row.ts'

export type Problem = {
  readonly row: BookRow
  readonly line: DocumentLine
  readonly sentence: Sentence
  /** The portal takes no file with it. */
  readonly isOfHsn: boolean
}

/** Codes of services begin with 99. */
const isCode = (hsn: string) => isHsnCode(hsn) || /^99\d{2}(?:\d{2})?$/.test(hsn)

function problemOfLine(row: BookRow, line: DocumentLine, digits: number): Sentence | undefined {
  const { hsn_code: hsn, line_number, product_name: product } = line
  const place = { number: row.number, line: line_number, product }
  if (hsn === '') return texts.hsnMissing(place)
  if (!isCode(hsn)) return texts.hsnUnknown({ ...place, hsn })
  return hsn.length < digits ? texts.hsnTooShort({ ...place, digits }) : undefined
}

/** The invoice portal takes no document without these. */
export const hasAddresses = ({ particulars: { seller, buyer } }: Pick<BookRow, 'particulars'>) =>
  [seller, buyer].every(({ pin, address, state_code }) => pin !== '' && address !== '' && state_code !== '')

function problemOfDocument(row: BookRow) {
  const { number, needs_irn, irn, particulars } = row
  const { buyer } = particulars
  if (needs_irn && irn === null && !hasAddresses(row)) return texts.noPin({ number })
  if (needs_irn && irn === null) return texts.irnMissing({ number })
  const isWrong = buyer.gstin !== '' && !hasGoodGstCheck(buyer.gstin)
  return isWrong ? texts.buyerGstin({ number, gstin: buyer.gstin }) : undefined
}

/** What the portal would refuse of a document; nothing of one that is cancelled or that GSTR-1 does not have. */
export function problemsOf(row: BookRow, { turnover }: BookRegistration): readonly Problem[] {
  if (row.cancelled_at !== null || row.is_composition) return []
  const digits = hsnDigits(turnover)
  const ofLines = row.lines.flatMap((line) => {
    const sentence = problemOfLine(row, line, digits)
    return sentence ? [{ row, line, sentence, isOfHsn: true }] : []
  })
  const sentence = problemOfDocument(row)
  const [line] = row.lines
  return sentence && line ? [...ofLines, { row, line, sentence, isOfHsn: false }] : ofLines
}
