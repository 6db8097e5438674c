import type { CartLine } from '#contract/cart.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { minimumOf, type Obstacle } from './goods-arithmetic.ts'
import { obstacleTexts } from './obstacle-texts.ts'

type Details = CartLine['product_details']

const sentences: Record<Obstacle, (details: Details) => string> = {
  stock: ({ stock }) => (stock ? obstacleTexts.onlyLeft(grouped(stock)) : obstacleTexts.outOfStock),
  minimum: (details) => obstacleTexts.minimumBinds(grouped(minimumOf(details))),
  most: ({ most_per_buyer }) => obstacleTexts.mostPerBuyer(grouped(most_per_buyer ?? 0)),
}

export const obstacleText = (obstacle: Obstacle, details: Details) => sentences[obstacle](details)
