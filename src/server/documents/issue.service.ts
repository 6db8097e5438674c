import type { issueInvoice as contract } from '#contract/documents/document.ts'
import { type DocumentKind, dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { orderPath } from '#contract/paths.ts'
import { isInterState } from '#contract/tax/place-of-supply.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { requireOffered } from '#server/gst-rates/gst-rate.service.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { getToPay } from '#server/payees/to-pay.service.ts'
import {
  billLine,
  completeFreight,
  completeLine,
  kindOf,
  needsIrn,
  particularsOf,
  problemOfLine,
  problemOfSeller,
  supplyStateOf,
} from './bill.rules.ts'
import type { Clock } from './clock.rules.ts'
import type { DocumentLine, DocumentRow } from './document.row.ts'
import * as sql from './issue.queries.ts'
import { peekNumber, writeNumbered } from './write.service.ts'

type Seller = { readonly user_id: string }
type Draft = InputOf<typeof contract>

/** Bills an order, once until that is cancelled. Number and document are written together, or neither is. */
export const issueInvoice = (db: Db, seller: Seller, draft: Draft, clock: Clock) =>
  db.transaction(async (tx) => {
    const { completed, ...drawn } = await drawUp(tx, seller, draft)
    // What the seller corrects is what the order says from now on.
    if (draft.lines) await sql.updateTax(tx, draft.orderId, completed)
    return writeDocument(tx, { ...drawn, clock })
  })

/** What `issueInvoice` would write now. Nothing is taken or kept. */
export const previewInvoice = (db: Db, seller: Seller, draft: Draft, clock: Clock) =>
  db.transaction(async (tx) => {
    const { order, registration, kind, lines, supplyState } = await drawUp(tx, seller, draft)
    const { to_pay } = await getToPay(tx, order.order_id, dayInIndia(clock()))
    const { gstin, invoice_prefix: prefix } = registration
    const number = await peekNumber(tx, { kind, gstin, prefix }, clock)
    return { order, number, kind, lines, supplyState, to_pay }
  })

/** The bill of an order before it has its number; refuses in one sentence what cannot be billed. */
async function drawUp(tx: Db, seller: Seller, draft: Draft) {
  const order = await sql.lockOrderOfSeller(tx, seller.user_id, draft.orderId)
  if (!order) throw notFound('order')
  if (order.delivery_status === 'Cancelled') throw conflict(texts.orderCancelled)
  const [billed, registration] = await Promise.all([
    sql.findBill(tx, order.order_id),
    sql.findRegistration(tx, seller.user_id, order.seller_gstin),
  ])
  if (billed) throw conflict(texts.alreadyBilled({ number: billed.number }))
  if (!registration) throw conflict(texts.noRegistration)
  await requireOffered(tx, ratesOf(draft.lines ?? []), ratesOf(order.lines))
  const bill = billableLines(order, registration, draft)
  return { order, registration, kind: kindOf(bill.lines, registration), ...bill }
}

const ratesOf = (lines: readonly { readonly gst_rate_bp?: number | null | undefined }[]) =>
  lines.map(({ gst_rate_bp }) => gst_rate_bp)

/** The lines of an order as they are completed, and with their tax. */
function billableLines(
  order: sql.BilledOrder,
  registration: sql.Registration,
  { supply_state_code, lines: stated = [] }: Draft,
) {
  const supplyState = supplyStateOf(order, supply_state_code)
  const goods = order.lines.map((line) => completeLine(line, registration, stated))
  const completed = completeFreight(order.lines, goods)
  const unfinished = problemOfSeller(registration)
  if (unfinished) throw conflict(unfinished)
  const problem = completed.map((line) => problemOfLine(line, registration)).find((sentence) => sentence)
  // The page asks for them then, also where a code is there and too short.
  if (problem) throw conflict(problem, { field: 'lines' })
  if (supplyState === undefined) throw conflict(texts.placeUnknown)
  if (registration.scheme === 'composition' && isInterState(registration.state_code, supplyState))
    throw conflict(texts.compositionElsewhere)
  return { completed, lines: completed.map((line) => billLine(line, registration, supplyState)), supplyState }
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
