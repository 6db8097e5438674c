import { cases as texts } from '#contract/texts/desk/cases.ts'
import type { Db } from '#server/db/db.ts'
import { issueCreditNote } from '#server/documents/credit.service.ts'
import { conflict, Refusal } from '#server/errors.ts'
import * as sql from './case.queries.ts'
import type { CaseRow } from './case.row.ts'
import { isInFull, owesCreditNote, sellerOf } from './case.rules.ts'
import { changeCase } from './in-turn.service.ts'

type Seller = { readonly user_id: string }

/** Issues the credit note that the outcome asks for, once; from then on the note says what is taken off. */
export const creditCase = (db: Db, seller: Seller, caseId: string, now: Date) =>
  changeCase(db, seller, { caseId }, async (tx, { row, side }) => {
    if (sellerOf(row) !== side) throw conflict(texts.notYourTurn)
    if (row.credit_note_id !== null) return
    if (row.credit_paise === null || row.order_id === null) throw conflict(texts.noCredit)
    if (!isInFull(row)) throw conflict(texts.partialCredit)
    const lines = row.lines.map(({ line_number, quantity }) => ({ line_number, quantity }))
    const note = await issueCreditNote(
      tx,
      seller,
      { orderId: row.order_id, lines, reason: row.case_id, caseId },
      () => now,
    )
    await sql.updateCase(tx, caseId, { credit_note_id: note.invoice_id }, now)
    const by = { role: side, actor_id: seller.user_id, now, words: note.number }
    await sql.insertEvent(tx, caseId, { ...by, event: 'credited' })
  })

/**
 * After an agreement: the seller has offered it, so the note is issued at once. Where it cannot be (nothing is billed,
 * too late in the year), it stays with the seller, who reads why on pressing the button.
 */
export async function creditAgreed(db: Db, row: CaseRow, now: Date): Promise<void> {
  if (!(row.seller_id && owesCreditNote(row))) return
  try {
    await creditCase(db, { user_id: row.seller_id }, row.case_id, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
