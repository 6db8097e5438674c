import { toPaise, toRupees } from '#contract/products/price.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import { badInput, conflict } from '#server/errors.ts'
import { debitLine } from './credit.rules.ts'
import type { DocumentLine, DocumentRow } from './document.row.ts'

/** A note names each line of its bill once. */
export function requireEachOnce(lines: readonly { readonly line_number: number }[]) {
  if (new Set(lines.map(({ line_number }) => line_number)).size < lines.length)
    throw badInput(texts.creditLineTwice, 'lines')
}

export function billedLine(bill: DocumentRow, lineNumber: number): DocumentLine {
  const line = bill.lines.find(({ line_number }) => line_number === lineNumber)
  if (!line) throw badInput(texts.creditUnknownLine, 'lines')
  return line
}

/** A bill with its notes. */
export type Billed = {
  readonly bill: DocumentRow
  readonly credits: readonly DocumentRow[]
  readonly debits: readonly DocumentRow[]
}
export type Wish = { readonly line_number: number; readonly unit_price: number }

/** A line of a debit note, and the price of one unit, with tax in paise, before it. */
type Raised = { readonly line: DocumentLine; readonly price_before_paise: number }

/** What higher prices add to what is billed and not credited, line by line. */
export function raisedLines(billed: Billed, wishes: readonly Wish[]): readonly Raised[] {
  requireEachOnce(wishes)
  return wishes.map((wish) => raisedLine(billed, wish))
}

function raisedLine({ bill, credits, debits }: Billed, { line_number, unit_price }: Wish): Raised {
  const line = billedLine(bill, line_number)
  const ofLine = (notes: readonly DocumentRow[]) =>
    notes.flatMap(({ lines }) => lines).filter((each) => each.line_number === line_number)
  const product = line.product_name
  const credited = ofLine(credits).reduce((sum, { quantity }) => sum + quantity, 0)
  const quantity = line.quantity - credited
  if (quantity === 0) throw conflict(texts.creditTooMuch({ product, left: 0, credited }))
  const before = ofLine(debits).reduce((sum, each) => sum + each.unit_price_paise, line.unit_price_paise)
  const raise_paise = (toPaise(unit_price) ?? 0) - before
  if (raise_paise <= 0) throw badInput(texts.priceNotHigher({ product, rupees: toRupees(before) }), 'lines')
  return {
    line: debitLine(line, { quantity, raise_paise, isInterState: bill.is_inter_state }),
    price_before_paise: before,
  }
}
