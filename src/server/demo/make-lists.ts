import { uuidOf } from './chance.ts'
import { buyers } from './data/buyers.ts'
import { textOf } from './dates.ts'
import type { DemoOrder } from './demo-order.ts'
import { idOfBuyer } from './make-users.ts'

const names = ['Monthly order', 'दिवाली का सामान']
const perList = 6

/** Lists of the buyer whose sign-in is published, of what they have ordered. */
export function makeLists(now: number, orders: readonly DemoOrder[]) {
  const [buyer] = buyers
  if (!buyer) return { lists: [], lines: [] }
  const bought = new Map(
    orders
      .filter((order) => order.buyer === buyer)
      .flatMap(({ lines }) => lines.map(({ product, quantity }) => [product.product_id, quantity] as const)),
  )
  const madeAt = textOf(now - 86_400_000)
  const lists = names.map((name) => ({
    list_id: uuidOf('list', name),
    user_id: idOfBuyer(buyer),
    name,
    created_at: madeAt,
    changed_at: madeAt,
  }))
  const lines = lists.flatMap(({ list_id }, place) =>
    [...bought]
      .slice(place * perList, (place + 1) * perList)
      .map(([product_id, quantity]) => ({ list_id, product_id, quantity, added_at: madeAt })),
  )
  return { lists: lists.filter(({ list_id }) => lines.some((line) => line.list_id === list_id)), lines }
}
