import { limits } from './limits.ts'
import { wholeRule } from './number-rule.ts'
import { toPaise } from './products/price.ts'

const { days, quantity } = limits.requirement

export const quoteRules = {
  price(amount: number) {
    if (amount <= 0) return 'Price must be more than ₹0'
    if (amount > limits.product.rupees) return 'Price can be at most ₹1,00,00,000'
    return toPaise(amount) === undefined ? 'Price can have at most two decimals' : undefined
  },
  min_quantity: wholeRule('Minimum quantity', quantity, '10,00,00,000'),
  delivery_days: wholeRule('Delivery days', days),
} as const

/** The quantity of a requirement. */
export const requestedQuantityRule = wholeRule('Quantity', quantity, '10,00,00,000')
