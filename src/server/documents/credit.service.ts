import { lastDayOfCreditNotes } from '#contract/documents/document-number.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { requireMissing } from '#server/order-goods/missing.service.ts'
import type { Clock } from './clock.rules.ts'
import { creditRaisedLine } from './credit.rules.ts'
import type { DocumentLine, DocumentRow } from './document.row.ts'
import * as sql from './issue.queries.ts'
import { writeDocument } from './issue.service.ts'
import { billedLine, requireEachOnce } from './noted-lines.rules.ts'

type Seller = { readonly user_id: string }
type Draft = {
  readonly orderId: string
  readonly lines: readonly { readonly line_number: number; readonly quantity: number }[]
  readonly reason: string
  /** The problem whose outcome asks for it. */
  readonly caseId?: string
  /** Its lines are goods that are still missing by the buyer's receipts. */
  readonly missing?: true | undefined
  /** Repeated, it stays one credit note: else a second one might credit what is left. */
  readonly key?: string | undefined
}

/** Credits a part of what was billed (CGST Act, s. 34), never more than is left of it. */
export const issueCreditNote = (db: Db, seller: Seller, { key, ...draft }: Draft, clock: Clock) =>
  db.transaction(async (tx) => {
    const keyed = { user_id: seller.user_id, key, input: { call: 'issue-credit-note', ...draft } }
    const { invoice_id } = await runOnce(tx, keyed, async () => {
      const { invoice_id } = await creditOnce(tx, seller, draft, clock)
      return { invoice_id }
    })
    return sql.getDocument(tx, invoice_id)
  })

async function creditOnce(tx: Db, seller: Seller, draft: Draft, clock: Clock) {
  const { orderId, lines, reason } = draft
  const order = await sql.lockOrderOfSeller(tx, seller.user_id, orderId)
  if (!order) throw notFound('order')
  if (draft.missing) await requireMissing(tx, orderId, lines, clock())
  const bill = await sql.findLastBill(tx, orderId)
  if (!bill) throw conflict(texts.notBilled)
  const registration = await sql.findRegistrationOf(tx, seller.user_id, bill.gstin)
  if (!registration) throw conflict(texts.noRegistration)
  const earlier = linesOf(await sql.findCredits(tx, bill.invoice_id))
  const debits = linesOf(await sql.findDebits(tx, bill.invoice_id))
  const credited = creditedLines({ bill, earlier, debits }, lines)
  const isLast = countOf([...earlier, ...credited]) === countOf(bill.lines)
  await requireNoCase(tx, draft, isLast)
  const note = await writeDocument(tx, {
    order,
    registration,
    kind: 'CRN',
    lines: credited,
    supplyState: bill.supply_state_code,
    clock,
    note: { bill, reason, isLast },
  })
  if (note.issued_on > lastDayOfCreditNotes(bill.issued_on))
    throw conflict(texts.creditTooLate({ number: bill.number }))
  return note
}

/**
 * What a problem takes off the order counts until its note is issued, so a second note would count beside it. Until a
 * problem is decided, only all that is left of the bill can be taken back: then nothing is left to credit for it.
 */
async function requireNoCase(tx: Db, { orderId, lines, caseId, missing }: Draft, isLast: boolean) {
  if (caseId !== undefined) return
  const numbers = lines.map(({ line_number }) => line_number)
  const claiming = await sql.findClaimingCase(tx, orderId, numbers, missing ?? false)
  if (!claiming || (claiming.is_undecided && isLast)) return
  const { case_id: number, owes_note } = claiming
  throw conflict(owes_note ? texts.creditOfCase({ number }) : texts.creditAfterCase({ number }))
}

const linesOf = (notes: readonly DocumentRow[]) => notes.flatMap(({ lines }) => lines)
const countOf = (lines: readonly DocumentLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

type Billed = {
  readonly bill: DocumentRow
  readonly earlier: readonly DocumentLine[]
  readonly debits: readonly DocumentLine[]
}

function creditedLines({ bill, earlier, debits }: Billed, wishes: Draft['lines']): readonly DocumentLine[] {
  requireEachOnce(wishes)
  return wishes.map(({ line_number, quantity }) => {
    const line = billedLine(bill, line_number)
    const isOf = (each: DocumentLine) => each.line_number === line_number
    const before = countOf(earlier.filter(isOf))
    const left = line.quantity - before
    if (quantity > left)
      throw conflict(texts.creditTooMuch({ product: line.product_name, left, credited: before }))
    return creditRaisedLine(line, debits.filter(isOf), {
      quantity,
      before,
      isInterState: bill.is_inter_state,
    })
  })
}
