import { cases as texts } from '#contract/texts/desk/cases.ts'
import type { Db } from '#server/db/db.ts'
import { issueCreditNote } from '#server/documents/credit.service.ts'
import { conflict, Refusal } from '#server/errors.ts'
import { agreeAsWished } from './agree.service.ts'
import * as sql from './case.queries.ts'
import type { CaseRow } from './case.row.ts'
import { isInFull, owesCreditNote, sellerOf } from './case.rules.ts'
import { changeCase, requireCurrent } from './in-turn.service.ts'

type Seller = { readonly user_id: string }

type Draft = {
  readonly caseId: string
  readonly revision?: number | undefined
  readonly reason?: string | undefined
}

/**
 * Issues the credit note that the outcome asks for, once; from then on the note says what is taken off. A seller who has
 * not answered yet agrees by it to what the buyer wishes for.
 */
export const creditCase = (db: Db, seller: Seller, { caseId, revision, reason }: Draft, now: Date) =>
  changeCase(db, seller, { caseId }, async (tx, { row: before, side }) => {
    if (sellerOf(before) !== side) throw conflict(texts.notYourTurn)
    if (before.credit_note_id !== null) return
    requireCurrent(before, revision)
    const row = await agreeAsWished(tx, before, { to: 'credit', sellerId: seller.user_id, now })
    if (row.credit_paise === null || row.order_id === null) throw conflict(texts.noCredit)
    if (!isInFull(row)) throw conflict(texts.partialCredit)
    const lines = row.lines.map(({ line_number, quantity }) => ({ line_number, quantity }))
    const note = await issueCreditNote(
      tx,
      seller,
      { orderId: row.order_id, lines, reason: reason ?? row.case_id, caseId },
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
    await creditCase(db, { user_id: row.seller_id }, { caseId: row.case_id }, now)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
