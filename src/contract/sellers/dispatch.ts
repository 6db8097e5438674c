import * as z from 'zod/mini'
import { dealRules } from '#contract/deals/deal-rules.ts'
import { limits } from '#contract/limits.ts'
import { byRule } from '#contract/rule.ts'
import { deals } from '#contract/texts/deals.ts'

/** Who pays the carrier: the price holds it, or the buyer pays at the door. */
export const shopFreights = ['included', 'to_pay'] as const

/** How a shop sends the goods of its orders. */
export const shopDispatch = z.object({
  /** Within so many days of the order the goods leave. */
  dispatch_days: z
    .int(deals.dispatchDays({ limit: limits.deal.dispatchDays }).content)
    .check(byRule(dealRules.dispatch_days)),
  freight: z.enum(shopFreights, deals.freight.content),
})
export type ShopDispatch = z.infer<typeof shopDispatch>
