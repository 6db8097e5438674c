import type { EwayLimit } from '#contract/admin/eway-limits.ts'
import { toRupees } from '#contract/products/price.ts'
import type { EwayRule } from '#contract/shipments/eway-rule.ts'
import type { EwayLimitRow } from './eway-limit.row.ts'

export const toEwayLimit = ({ limit_paise, city_limit_paise, ...row }: EwayLimitRow): EwayLimit => ({
  ...row,
  limit: toRupees(limit_paise),
  city_limit: city_limit_paise === null ? null : toRupees(city_limit_paise),
})

/** The rule for goods that stay in a state; null: they go into another. */
export function toEwayRule(row: EwayLimitRow, state_code: string | null): EwayRule {
  const { revision: _, ...rule } = toEwayLimit(row)
  return { ...rule, state_code }
}
