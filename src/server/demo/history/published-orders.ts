import type { DeliveryStatus } from '#contract/order.ts'
import { buyers } from '#server/demo/data/buyers.ts'
import { sellers } from '#server/demo/data/sellers.ts'
import { span } from '#server/demo/dates.ts'
import type { DemoOrder } from '#server/demo/demo-order.ts'
import { idOfSeller } from '#server/demo/make-users.ts'

const [publishedBuyer] = buyers
const [publishedSeller] = sellers

/** What the published seller has sold and the published buyer has bought, whose people can look at it. */
export function publishedOrders(orders: readonly DemoOrder[]): readonly DemoOrder[] {
  const sellerId = publishedSeller && idOfSeller(publishedSeller)
  return orders.filter(({ seller_id, buyer }) => seller_id === sellerId || buyer === publishedBuyer)
}

export const momentOf = ({ events }: DemoOrder, status: DeliveryStatus) =>
  events.find(({ delivery_status }) => delivery_status === status)?.at

type Credit = {
  readonly order: DemoOrder
  readonly moment: number
  /** Of its first line. */
  readonly quantity: number
}

/** One of twenty deliveries is credited in part, two days after it came. */
export const creditsOf = (now: number, orders: readonly DemoOrder[]): readonly Credit[] =>
  orders.flatMap((order, place) => {
    const delivered = momentOf(order, 'Delivered')
    const moment = delivered === undefined ? now : delivered + 2 * span.day
    const quantity = Math.floor((order.lines[0]?.quantity ?? 0) / 10)
    return place % 20 === 7 && moment < now && quantity > 0 ? [{ order, moment, quantity }] : []
  })
