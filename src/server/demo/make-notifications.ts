import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { uuidOf } from './chance.ts'
import { sellers } from './data/sellers.ts'
import { span, textOf } from './dates.ts'
import type { DemoEvent, DemoOrder } from './demo-order.ts'
import { idOfBuyer, idOfSeller } from './make-users.ts'

const companies = new Map(sellers.map((seller) => [idOfSeller(seller), seller.company_name]))

/** What both sides were told of every order; what is younger than two days is not read yet. */
export function makeNotifications(now: number, orders: readonly DemoOrder[]) {
  return orders.flatMap((order) =>
    order.events
      .flatMap((event) => tell(order, event, companies.get(order.seller_id) ?? ''))
      .map(({ to, kind, message, at }, place) => ({
        notification_id: uuidOf('notification', order.order_id, place),
        user_id: to,
        order_id: order.order_id,
        kind,
        message,
        link: to === order.seller_id ? sellerOrderPath(order.order_id) : orderPath(order.order_id),
        is_read: at < now - 2 * span.day,
        created_at: textOf(at),
      })),
  )
}

type Told = { readonly to: string; readonly kind: string; readonly message: string; readonly at: number }

function tell({ order_id, buyer, seller_id }: DemoOrder, event: DemoEvent, company: string): Told[] {
  const { delivery_status, by, at } = event
  const toBuyer = { to: idOfBuyer(buyer), at }
  const toSeller = { to: seller_id, at }
  if (delivery_status === 'Pending')
    return [
      { ...toSeller, kind: 'order-received', message: `New order ${order_id} from ${buyer.company}` },
      { ...toBuyer, kind: 'order-placed', message: `Your order ${order_id} with ${company} is placed` },
    ]
  if (by === 'buyer')
    return [
      { ...toSeller, kind: 'order-cancelled', message: `${buyer.company} cancelled order ${order_id}` },
      { ...toBuyer, kind: 'order-status', message: `Your order ${order_id} is now Cancelled` },
    ]
  return [{ ...toBuyer, kind: 'order-status', message: `Your order ${order_id} is now ${delivery_status}` }]
}
