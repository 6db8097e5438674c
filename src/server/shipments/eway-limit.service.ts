import type { EwayRule } from '#contract/shipments/eway-rule.ts'
import { stateCodeOfAddress } from '#contract/tax/address-state.ts'
import type { Db } from '#server/db/db.ts'
import type { BillingFacts } from '#server/documents/billing-facts.service.ts'
import * as sql from './eway-limit.queries.ts'
import type { EwayLimitRow } from './eway-limit.row.ts'

/** Between states, and within those without a line of their own. */
const between = 'IS'
const within = 'IN'

/** When goods of an order want an e-way bill, by where they go; undefined where that is not known. */
export async function findEwayRule(
  db: Db,
  { order, registration }: Pick<BillingFacts, 'order' | 'registration'>,
): Promise<EwayRule | undefined> {
  const to = stateCodeOfAddress(order.state, order.postal_code)
  if (to === undefined) return undefined
  const from = registration.state_code
  const row = await (from === to ? sql.findLimit(db, from, within) : sql.findLimit(db, between, between))
  return row && toRule(row, from === to ? from : null)
}

const toRule = (row: EwayLimitRow, state_code: string | null): EwayRule => ({
  state_code,
  limit: row.limit_paise / 100,
  is_district_free: row.is_district_free,
  city_limit: row.city_limit_paise === null ? null : row.city_limit_paise / 100,
  is_disputed: row.is_disputed,
  source: row.source,
  checked_on: row.checked_on,
})
