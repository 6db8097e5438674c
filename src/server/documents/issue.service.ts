import type { issueInvoice as contract } from '#contract/documents/document.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { isInterState } from '#contract/tax/place-of-supply.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { requireOffered } from '#server/gst-rates/gst-rate.service.ts'
import { getToPay } from '#server/payees/to-pay.service.ts'
import { findAgreed, raiseAgain } from './agreed-prices.service.ts'
import {
  billLine,
  completeFreight,
  completeLine,
  kindOf,
  problemOfLine,
  problemOfSeller,
  supplyStateOf,
} from './bill.rules.ts'
import type { Clock } from './clock.rules.ts'
import * as sql from './issue.queries.ts'
import { peekNumber, writeDocument } from './write.service.ts'

type Seller = { readonly user_id: string }
type Draft = InputOf<typeof contract>

/** Bills an order, once until that is cancelled. Number and document are written together, or neither is. */
export const issueInvoice = (db: Db, seller: Seller, draft: Draft, clock: Clock) =>
  db.transaction(async (tx) => {
    const { completed, ...drawn } = await drawUp(tx, seller, draft)
    // What the seller corrects is what the order says from now on.
    if (draft.lines) await sql.updateTax(tx, draft.orderId, completed)
    const { agreed, ...writing } = drawn
    const bill = await writeDocument(tx, { ...writing, clock })
    if (agreed && draft.at_agreed_prices !== false) await raiseAgain(tx, { ...writing, clock, bill, agreed })
    return bill
  })

/** What `issueInvoice` would write now. Nothing is taken or kept. */
export const previewInvoice = (db: Db, seller: Seller, draft: Draft, clock: Clock) =>
  db.transaction(async (tx) => {
    const { order, registration, kind, lines, supplyState, agreed } = await drawUp(tx, seller, draft)
    const { to_pay } = await getToPay(tx, order.order_id, dayInIndia(clock()))
    const { gstin, invoice_prefix: prefix } = registration
    const number = await peekNumber(tx, { kind, gstin, prefix }, clock)
    return { order, number, kind, lines, supplyState, to_pay, agreed }
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
  const agreed = await findAgreed(tx, order.order_id, bill.lines)
  return { order, registration, kind: kindOf(bill.lines, registration), agreed, ...bill }
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
