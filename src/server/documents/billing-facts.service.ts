import { isInterState } from '#contract/tax/place-of-supply.ts'
import { documents as texts } from '#contract/texts/documents.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { billLine, particularsOf, problemOfSeller, supplyStateOf } from './bill.rules.ts'
import * as sql from './issue.queries.ts'

/**
 * What papers of an order say beside its documents; undefined where the shop has no complete registration. What bills it has the
 * last word on its lines.
 */
export async function findBillingFacts(db: Db, userId: string, orderId: string) {
  const order = await sql.findBilledOrder(db, userId, orderId)
  if (!order) return undefined
  const bill = await sql.findBill(db, orderId)
  const registration = bill
    ? await sql.findRegistrationOf(db, order.seller_id, bill.gstin)
    : await sql.findRegistration(db, order.seller_id, order.seller_gstin)
  if (!registration || problemOfSeller(registration)) return undefined
  return {
    order,
    registration,
    bill,
    particulars: bill?.particulars ?? particularsOf(order, registration),
    ...taxOf(order, registration, bill),
  }
}

type Bill = Awaited<ReturnType<typeof sql.findBill>>

function taxOf(order: sql.BilledOrder, registration: sql.Registration, bill: Bill) {
  const supplyState = bill?.supply_state_code ?? supplyStateOf(order, undefined)
  const state = supplyState ?? registration.state_code
  const billed = (lines: readonly sql.BilledLine[]) =>
    bill?.lines ?? lines.map((line) => billLine(line, registration, state))
  const isRated =
    registration.scheme === 'composition' || order.lines.every((line) => line.gst_rate_bp !== null)
  // A part of the tax would be taken for all of it.
  const isTaxKnown = bill !== undefined || (supplyState !== undefined && isRated)
  return {
    supplyState,
    isTaxKnown,
    isInterState: bill?.is_inter_state ?? isInterState(registration.state_code, state),
    lines: billed(isTaxKnown ? order.lines : order.lines.map((line) => ({ ...line, gst_rate_bp: 0 }))),
    /** Each by its own rate, whatever is known of the others. */
    ratedLines: billed(order.lines),
  }
}

/** Why there are none of an order, in the words for its seller. */
export async function findBillingProblem(
  db: Db,
  sellerId: string,
  orderId: string,
): Promise<Sentence | undefined> {
  const order = await sql.findBilledOrder(db, sellerId, orderId)
  const registration = order && (await sql.findRegistration(db, sellerId, order.seller_gstin))
  return registration ? problemOfSeller(registration) : texts.noRegistration
}

export type BillingFacts = NonNullable<Awaited<ReturnType<typeof findBillingFacts>>>
