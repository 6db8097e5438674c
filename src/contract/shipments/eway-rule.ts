import * as z from 'zod/mini'
import { indianDay, rupees } from '#contract/fields.ts'

/** Above which value of goods, with tax, an e-way bill is wanted, and how it is known. */
export const ewayRuleFields = {
  limit: rupees,
  /** None is needed within a district. */
  is_district_free: z.boolean(),
  /** Within a city, where another limit counts there. */
  city_limit: z.nullable(rupees),
  /** Sources differ. */
  is_disputed: z.boolean(),
  source: z.string(),
  checked_on: indianDay,
}

/** On a road from one state to another, or within one. */
export const ewayRule = z.object({
  /** Of the state within which the goods stay; null between states. */
  state_code: z.nullable(z.string()),
  ...ewayRuleFields,
})
export type EwayRule = z.infer<typeof ewayRule>

/** 'maybe': it depends on what nobody here knows, such as the district. */
export type EwayNeed = 'needed' | 'maybe' | 'not needed'

/** A hint, never a bar. */
export function ewayNeed(rule: EwayRule, value: number): EwayNeed {
  if (value <= rule.limit) return rule.is_disputed ? 'maybe' : 'not needed'
  const mayStayNear = rule.is_district_free || (rule.city_limit !== null && value <= rule.city_limit)
  return mayStayNear || rule.is_disputed ? 'maybe' : 'needed'
}
