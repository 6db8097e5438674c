import type { Rule } from '#contract/rule.ts'
import { khata as texts } from '#contract/texts/trust/khata.ts'

/** In basis points: 550 is 5.50 %. */
export const bankRateRule: Rule<number> = (bp) =>
  Number.isInteger(bp) && bp >= 1 && bp <= 5_000 ? undefined : texts.rate
