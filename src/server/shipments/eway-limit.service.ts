import { ewayBetween, ewayWithin } from '#contract/admin/eway-limits.ts'
import { stateCodeOfAddress } from '#contract/tax/address-state.ts'
import { isInterState } from '#contract/tax/place-of-supply.ts'
import type { Db } from '#server/db/db.ts'
import type { BillingFacts } from '#server/documents/billing-facts.service.ts'
import * as sql from './eway-limit.queries.ts'

/** When goods of an order want an e-way bill, by where they go; undefined where that is not known. */
export async function findEwayLimit(
  db: Db,
  { order, registration }: Pick<BillingFacts, 'order' | 'registration'>,
) {
  const to = stateCodeOfAddress(order.state, order.postal_code)
  if (to === undefined) return undefined
  const from = registration.state_code
  const isWithin = !isInterState(from, to)
  const row = await (isWithin
    ? sql.findLimit(db, from, ewayWithin)
    : sql.findLimit(db, ewayBetween, ewayBetween))
  return row && { row, stateCode: isWithin ? from : null }
}
