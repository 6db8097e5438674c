import type { Rule } from '#contract/rule.ts'
import { shipments as texts } from '#contract/texts/shipments.ts'

const highestLimit = 100_000_000

/** In rupees. */
export const ewayLimitRule: Rule<number> = (rupees) =>
  rupees >= 0 && rupees <= highestLimit ? undefined : texts.limit
