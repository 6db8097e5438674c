import { dayInIndia, lastDayOfCreditNotes } from '#contract/documents/document-number.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { creditLine } from './credit.rules.ts'
import type { DocumentLine, DocumentRow } from './document.row.ts'
import * as sql from './issue.queries.ts'
import { writeDocument } from './issue.service.ts'

type Seller = { readonly user_id: string }
type Draft = {
  readonly orderId: string
  readonly lines: readonly { readonly line_number: number; readonly quantity: number }[]
  readonly reason: string
  /** Repeated, it stays one credit note: else a second one might credit what is left. */
  readonly key?: string | undefined
}

/** Credits a part of what was billed (CGST Act, s. 34), never more than is left of it. */
export const issueCreditNote = (db: Db, seller: Seller, { key, ...draft }: Draft, now: Date) =>
  db.transaction(async (tx) => {
    const keyed = { user_id: seller.user_id, key, input: { call: 'issue-credit-note', ...draft } }
    const { invoice_id } = await runOnce(tx, keyed, async () => {
      const { invoice_id } = await creditOnce(tx, seller, draft, now)
      return { invoice_id }
    })
    return sql.getDocument(tx, invoice_id)
  })

async function creditOnce(tx: Db, seller: Seller, { orderId, lines, reason }: Draft, now: Date) {
  const order = await sql.lockOrderOfSeller(tx, seller.user_id, orderId)
  if (!order) throw notFound('order')
  const bill = await sql.findBill(tx, orderId)
  if (!bill) throw conflict(texts.notBilled)
  if (dayInIndia(now) > lastDayOfCreditNotes(bill.issued_on))
    throw conflict(texts.creditTooLate({ number: bill.number }))
  const registration = await sql.findRegistration(tx, seller.user_id, bill.gstin)
  if (registration?.gstin !== bill.gstin) throw conflict(texts.noRegistration)
  const credited = creditedLines(bill, await sql.findCredits(tx, bill.invoice_id), lines)
  return writeDocument(tx, {
    order,
    registration,
    kind: 'CRN',
    lines: credited,
    supplyState: bill.supply_state_code,
    now,
    credit: { bill, reason },
  })
}

function creditedLines(
  bill: DocumentRow,
  credits: readonly DocumentRow[],
  wishes: Draft['lines'],
): readonly DocumentLine[] {
  if (new Set(wishes.map(({ line_number }) => line_number)).size < wishes.length)
    throw badInput(texts.creditLineTwice, 'lines')
  const earlier = credits.flatMap(({ lines }) => lines)
  return wishes.map(({ line_number, quantity }) => {
    const line = bill.lines.find((each) => each.line_number === line_number)
    if (!line) throw badInput(texts.creditUnknownLine, 'lines')
    const before = earlier
      .filter((each) => each.line_number === line_number)
      .reduce((sum, each) => sum + each.quantity, 0)
    const left = line.quantity - before
    if (quantity > left) throw conflict(texts.creditTooMuch({ product: line.product_name, left }))
    return creditLine(line, { quantity, before, isInterState: bill.is_inter_state })
  })
}
