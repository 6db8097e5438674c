import { isInterState } from '#contract/tax/place-of-supply.ts'
import type { Db } from '#server/db/db.ts'
import { billLine, particularsOf, problemOfSeller, supplyStateOf } from './bill.rules.ts'
import * as sql from './issue.queries.ts'

/** What papers of an order say beside its documents; undefined where the shop has no complete registration. */
export async function findBillingFacts(db: Db, userId: string, orderId: string) {
  const order = await sql.findBilledOrder(db, userId, orderId)
  if (!order) return undefined
  const [registration, bill] = await Promise.all([
    sql.findRegistration(db, order.seller_id, order.seller_gstin),
    sql.findBill(db, orderId),
  ])
  if (!registration || problemOfSeller(registration)) return undefined
  const supplyState = bill?.supply_state_code ?? supplyStateOf(order, undefined)
  const isRated =
    registration.scheme === 'composition' || order.lines.every((line) => line.gst_rate_bp !== null)
  // A part of the tax would be taken for all of it.
  const isTaxKnown = supplyState !== undefined && isRated
  const known = isTaxKnown ? order.lines : order.lines.map((line) => ({ ...line, gst_rate_bp: 0 }))
  const state = supplyState ?? registration.state_code
  return {
    order,
    registration,
    bill,
    supplyState,
    isTaxKnown,
    isInterState: isInterState(registration.state_code, state),
    lines: known.map((line) => billLine(line, registration, state)),
    particulars: bill?.particulars ?? particularsOf(order, registration),
  }
}
export type BillingFacts = NonNullable<Awaited<ReturnType<typeof findBillingFacts>>>
