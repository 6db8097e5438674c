import { limits } from '#contract/limits.ts'
import { rules } from '#contract/texts/rules.ts'

/** From how many pieces on a stock is low; 0: only when it is sold out. */
export const lowStockRule = (count: number) =>
  Number.isInteger(count) && count >= 0 && count <= limits.product.stock ? undefined : rules.lowStock
