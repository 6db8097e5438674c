import { limits } from './limits.ts'
import { wholeRule } from './number-rule.ts'
import { toPaise } from './products/price.ts'
import { prices } from './texts/prices.ts'
import type { Sentence } from './texts/sentences.ts'

const { days, quantity } = limits.requirement

export const quoteRules = {
  price(amount: number): Sentence | undefined {
    if (amount <= 0) return prices.aboveZero
    if (amount > limits.product.rupees) return prices.most
    return toPaise(amount) === undefined ? prices.decimals : undefined
  },
  min_quantity: wholeRule('minimumQuantity', quantity),
  delivery_days: wholeRule('deliveryDays', days),
} as const

/** The quantity of a requirement. */
export const requestedQuantityRule = wholeRule('quantity', quantity)
