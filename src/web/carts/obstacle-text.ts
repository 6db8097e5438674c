import type { CartLine } from '#contract/cart.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { minimumOf, type Obstacle } from './cart-arithmetic.ts'
import { cartTexts } from './cart-texts.ts'

type Details = CartLine['product_details']

const sentences: Record<Obstacle, (details: Details) => string> = {
  stock: ({ stock }) => (stock ? cartTexts.onlyLeft(grouped(stock)) : cartTexts.outOfStock),
  minimum: (details) => cartTexts.minimumBinds(grouped(minimumOf(details))),
  most: ({ most_per_buyer }) => cartTexts.mostPerBuyer(grouped(most_per_buyer ?? 0)),
}

export const obstacleText = (obstacle: Obstacle, details: Details) => sentences[obstacle](details)
