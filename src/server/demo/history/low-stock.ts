import { sellers } from '#server/demo/data/sellers.ts'
import { span } from '#server/demo/dates.ts'
import type { DemoOrder } from '#server/demo/demo-order.ts'
import { idOfSeller } from '#server/demo/make-users.ts'
import { setLowStock, tellOfLowStock } from '#server/stock-alerts/alert.service.ts'
import type { Happening } from './timeline.ts'

const soon = 20 * 60_000

/** The published shop wants to hear early of what it has least of among what was ordered lately, and does. */
export function stockAlertOf(now: number, orders: readonly DemoOrder[]): Happening[] {
  const [shop] = sellers
  const user_id = shop ? idOfSeller(shop) : ''
  const [least] = orders
    .filter(({ seller_id, events: [placed] }) => seller_id === user_id && placed.at > now - 3 * span.day)
    .flatMap(({ events: [placed], lines }) =>
      lines.map(({ product }) => ({ product, moment: placed.at + soon })),
    )
    .flatMap(({ product, moment }) =>
      product.stock === null ? [] : [{ ...product, stock: product.stock, moment }],
    )
    .sort((one, other) => one.stock - other.stock)
  if (!least || least.moment > now) return []
  const limit = Math.ceil((least.stock + 1) / 50) * 50
  const work: Happening['work'] = async ({ db }, clock) => {
    await setLowStock(db, { user_id }, least.product_id, limit)
    await tellOfLowStock(db, clock())
  }
  return [{ at: least.moment, work }]
}
