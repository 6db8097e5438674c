import {
  type DocumentKind,
  dayInIndia,
  documentNumber,
  financialYear,
} from '#contract/documents/document-number.ts'
import { orderPath } from '#contract/paths.ts'
import { isInterState } from '#contract/tax/place-of-supply.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { getToPay } from '#server/payees/to-pay.service.ts'
import { needsIrn, particularsOf, sumOf } from './bill.rules.ts'
import type { Clock } from './clock.rules.ts'
import type { DocumentLine, DocumentRow } from './document.row.ts'
import * as sql from './issue.queries.ts'
import { findNextPlace } from './series.queries.ts'
import { nextInSeries } from './series.service.ts'

/** A document before it has its number. */
export type Numbered = Omit<
  sql.NewDocument,
  'year' | 'number' | 'issued_on' | keyof ReturnType<typeof sumOf>
> & {
  readonly prefix: string
  readonly clock: Clock
  readonly lines: readonly DocumentLine[]
}

/** Takes the next number of its series and writes the document with it: both happen, or neither does. */
export async function writeNumbered(tx: Db, draft: Numbered): Promise<DocumentRow> {
  const { clock, prefix, lines, ...document } = draft
  const { kind, gstin } = draft
  const { year, place, issued_on } = await nextInSeries(tx, { of: { kind }, gstin, prefix }, clock)
  const number = documentNumber({ kind, prefix, year, place })
  if (number === undefined) throw conflict(texts.seriesFull({ prefix }))
  const { invoice_id } = await sql.insertDocument(tx, {
    ...document,
    ...sumOf(lines),
    year,
    number,
    issued_on,
  })
  await sql.insertLines(tx, invoice_id, lines)
  return sql.getDocument(tx, invoice_id)
}

/** The number that `writeNumbered` would take now. */
export async function peekNumber(
  tx: Db,
  { kind, gstin, prefix }: Pick<Numbered, 'kind' | 'gstin' | 'prefix'>,
  clock: Clock,
): Promise<string> {
  const year = financialYear(dayInIndia(clock()))
  const next = await findNextPlace(tx, { of: { kind }, gstin, year, prefix })
  const number = documentNumber({ kind, prefix, year, place: next?.place ?? 1 })
  if (number === undefined) throw conflict(texts.seriesFull({ prefix }))
  return number
}

export type Writing = {
  readonly order: sql.BilledOrder
  readonly registration: sql.Registration
  readonly kind: DocumentKind
  readonly lines: readonly DocumentLine[]
  readonly supplyState: string
  readonly clock: Clock
  /** Of a credit note or a debit note. */
  readonly note?: {
    readonly bill: DocumentRow
    readonly reason: string
    /** It takes back all that is left of the bill. */
    readonly isLast: boolean
  }
}

/** Writes a document of an order; its buyer is notified. */
export async function writeDocument(tx: Db, writing: Writing): Promise<DocumentRow> {
  const { order, registration, kind, lines, supplyState, clock, note } = writing
  const { gstin, invoice_prefix: prefix, scheme, state_code } = registration
  const { order_id, seller_id, buyer_id } = order
  const particulars = note?.bill.particulars ?? {
    ...particularsOf(order, registration),
    ...(await getToPay(tx, order_id, dayInIndia(clock()))),
  }
  if (!note?.isLast) await requireRoom(tx, order_id)
  const document = await writeNumbered(tx, {
    supply: { order_id, seller_id, buyer_id },
    kind,
    gstin,
    prefix,
    clock,
    lines,
    supply_state_code: supplyState,
    is_inter_state: note?.bill.is_inter_state ?? isInterState(state_code, supplyState),
    is_composition: note?.bill.is_composition ?? scheme === 'composition',
    particulars,
    needs_irn: note
      ? note.bill.needs_irn
      : needsIrn(registration, { kind, buyerGstin: particulars.buyer.gstin }),
    ...(note ? { [kind === 'DBN' ? 'debits' : 'credits']: note.bill.invoice_id, reason: note.reason } : {}),
  })
  const sentence = notifications.documentIssued({ order: order_id, number: document.number })
  await notify(tx, [
    { user_id: buyer_id, order_id, kind: 'order-status', sentence, link: orderPath(order_id) },
  ])
  return document
}

/**
 * Issuing and cancelling in turn would fill the order, the series and what its buyer is notified of. What ends a bill is always
 * possible: the law wants it (CGST Act, section 34).
 */
async function requireRoom(tx: Db, orderId: string) {
  const limit = limits.documentsOfAnOrder
  const { count } = await sql.countDocuments(tx, orderId)
  if (count >= limit) throw conflict(texts.tooMany({ limit }))
}
