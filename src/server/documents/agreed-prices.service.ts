import { toRupees } from '#contract/products/price.ts'
import type { Db } from '#server/db/db.ts'
import { sumOf } from './bill.rules.ts'
import type { DocumentLine, DocumentRow } from './document.row.ts'
import { raisedLines, type Wish } from './noted-lines.rules.ts'
import * as sql from './price-correction.queries.ts'
import { type Writing, writeDocument } from './write.service.ts'

/** Prices that the buyer agreed to for a bill which credit notes took back as a whole. */
export type Agreed = {
  readonly reason: string
  readonly lines: readonly Wish[]
  /** What they add to the next bill. */
  readonly raise_paise: number
}

/**
 * The last price of each line that was agreed for all of it; one that was agreed for a part, while the rest was
 * credited, is asked for again.
 */
export async function findAgreed(
  tx: Db,
  orderId: string,
  billed: readonly DocumentLine[],
): Promise<Agreed | undefined> {
  const corrections = await sql.findAgreed(tx, orderId)
  const raised = billed.flatMap((line) => raisedBy(corrections, line) ?? [])
  const reason = corrections.at(-1)?.reason
  if (reason === undefined || raised.length === 0) return undefined
  return {
    reason,
    lines: raised.map(({ line_number, price_paise }) => ({ line_number, unit_price: toRupees(price_paise) })),
    raise_paise: raised.reduce((sum, { raise_paise }) => sum + raise_paise, 0),
  }
}

function raisedBy(
  corrections: readonly sql.CorrectionRow[],
  { line_number, quantity, unit_price_paise }: DocumentLine,
) {
  const last = corrections
    .flatMap(({ lines }) => lines)
    .findLast((each) => each.line_number === line_number && each.quantity === quantity)
  if (!last || last.price_after_paise <= unit_price_paise) return undefined
  const price_paise = last.price_after_paise
  return { line_number, price_paise, raise_paise: (price_paise - unit_price_paise) * quantity }
}

type Again = Writing & { readonly bill: DocumentRow; readonly agreed: Agreed }

/** The debit note of the new bill, with the buyer's word for the earlier one. */
export async function raiseAgain(tx: Db, { bill, agreed, ...writing }: Again): Promise<void> {
  const raised = raisedLines({ bill, credits: [], debits: [] }, agreed.lines)
  const lines = raised.map(({ line }) => line)
  const id = await sql.insertCorrection(tx, {
    ...{ order_id: writing.order.order_id, bill_id: bill.invoice_id, reason: agreed.reason },
    total_paise: sumOf(lines).total_paise,
    lines: raised.map(({ line, price_before_paise }) => ({
      ...{ line_number: line.line_number, quantity: line.quantity, price_before_paise },
      price_after_paise: price_before_paise + line.unit_price_paise,
    })),
  })
  const note = await writeDocument(tx, {
    ...writing,
    lines,
    kind: 'DBN',
    note: { bill, reason: agreed.reason, isLast: false },
  })
  await sql.updateState(tx, id, { state: 'agreed', debitNoteId: note.invoice_id, now: writing.clock() })
}
