import type { NotificationKind } from '#contract/notification-kind.ts'
import type { DeliveryStatus } from '#contract/order.ts'
import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { uuidOf } from './chance.ts'
import { sellers } from './data/sellers.ts'
import { span, textOf } from './dates.ts'
import type { DemoEvent, DemoOrder } from './demo-order.ts'
import { idOfBuyer, idOfSeller } from './make-users.ts'

const companies = new Map(sellers.map((seller) => [idOfSeller(seller), seller.company_name]))

/** The notifications of both sides for every order; those of the last two days are unread. */
export function makeNotifications(now: number, orders: readonly DemoOrder[]) {
  return orders.flatMap((order) =>
    order.events
      .flatMap((event) => newsOf(order, event, companies.get(order.seller_id) ?? ''))
      .map(({ to, kind, sentence: { content, name, parameters }, at: moment }, place) => ({
        notification_id: uuidOf('notification', order.order_id, place),
        user_id: to,
        order_id: order.order_id,
        kind,
        message: content,
        sentence: { name, parameters },
        link: to === order.seller_id ? sellerOrderPath(order.order_id) : orderPath(order.order_id),
        is_read: moment < now - 2 * span.day,
        created_at: textOf(moment),
      })),
  )
}

type News = {
  readonly to: string
  readonly kind: NotificationKind
  readonly sentence: Sentence
  readonly at: number
}

function newsOf({ order_id, buyer, seller_id }: DemoOrder, event: DemoEvent, company: string): News[] {
  const { delivery_status, by, at: moment } = event
  const order = order_id
  const toBuyer = { to: idOfBuyer(buyer), at: moment }
  const toSeller = { to: seller_id, at: moment }
  const nowIn = (status: DeliveryStatus) => notifications.orderStatus({ order, status, reason: null })
  if (delivery_status === 'Pending')
    return [
      {
        ...toSeller,
        kind: 'order-received',
        sentence: notifications.orderReceived({ order, buyer: buyer.company }),
      },
      { ...toBuyer, kind: 'order-placed', sentence: notifications.orderPlaced({ order, seller: company }) },
    ]
  if (by === 'buyer')
    return [
      {
        ...toSeller,
        kind: 'order-cancelled',
        sentence: notifications.orderCancelledWithoutReason({ order, buyer: buyer.company }),
      },
      { ...toBuyer, kind: 'order-status', sentence: nowIn('Cancelled') },
    ]
  return [{ ...toBuyer, kind: 'order-status', sentence: nowIn(delivery_status) }]
}
