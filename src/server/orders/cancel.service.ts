import { randomUUID } from 'node:crypto'
import { isCancellable } from '#contract/order.ts'
import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { orders } from '#contract/texts/orders.ts'
import type { Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { findBillNumber } from '#server/order-goods/bill-number.service.ts'
import { requireSampleUnused } from '#server/sample-credits/credit.service.ts'
import { releaseStock } from './order-stock.service.ts'
import { findBuyerName, insertEvents } from './place.queries.ts'
import * as sql from './status.queries.ts'

/**
 * Cancels an order for its buyer unless any of it is on the way or there. Cancelling again changes nothing and notifies
 * nobody.
 */
export const cancelOrder = (db: Db, buyer: Person, orderId: string, reason: string) =>
  retryDeadlock(() => db.transaction((tx) => cancelOnce(tx, buyer, orderId, reason)))

async function cancelOnce(tx: Db, buyer: Person, orderId: string, reason: string) {
  const { user_id: actor_id, request_id } = buyer
  const order = await sql.lockOrderOfBuyer(tx, orderId, actor_id)
  if (!order) throw notFound('order')
  if (order.delivery_status === 'Cancelled') return
  if (!isCancellable(order.delivery_status)) throw conflict(orders.tooLate({ status: order.delivery_status }))
  if ((await sql.findSent(tx, orderId)).is_sent) throw conflict(orders.partlySent)
  await requireSampleUnused(tx, orderId)
  await releaseStock(tx, orderId)
  await sql.updateDeliveryStatus(tx, orderId, 'Cancelled')
  const actor = { actor_id, actor_role: 'buyer', request_id } as const
  await insertEvents(tx, [{ order_id: orderId, ...actor, delivery_status: 'Cancelled', reason }])
  await notifyBoth(tx, { ...order, order_id: orderId }, reason)
  await notifyOfBill(tx, { ...order, order_id: orderId })
}

type Held = { readonly order_id: string; readonly seller_id: string }

/** By a setting of the seller. The caller holds the order's lock and notifies both sides. */
export async function cancelByClock(tx: Db, { order_id, seller_id }: Held, reason: string) {
  await releaseStock(tx, order_id)
  await sql.updateDeliveryStatus(tx, order_id, 'Cancelled')
  const actor = { actor_id: seller_id, actor_role: 'seller', request_id: `clock-${randomUUID()}` } as const
  const event = { order_id, ...actor, delivery_status: 'Cancelled', reason, is_automatic: true } as const
  await insertEvents(tx, [event])
}

/** Only the seller can take an invoice back (CGST Act, s. 34), so a cancelled order leaves it to be credited. */
async function notifyOfBill(tx: Db, { order_id, seller_id }: Cancelled) {
  const number = await findBillNumber(tx, order_id)
  if (number === undefined) return
  await notify(tx, [
    {
      order_id,
      link: sellerOrderPath(order_id),
      user_id: seller_id,
      kind: 'order-cancelled',
      sentence: notifications.billRemains({ order: order_id, number }),
    },
  ])
}

type Cancelled = { readonly order_id: string; readonly buyer_id: string; readonly seller_id: string }

async function notifyBoth(tx: Db, { order_id, buyer_id, seller_id }: Cancelled, reason: string) {
  const { name } = await findBuyerName(tx, order_id)
  await notify(tx, [
    {
      order_id,
      link: sellerOrderPath(order_id),
      user_id: seller_id,
      kind: 'order-cancelled',
      sentence: notifications.orderCancelled({ order: order_id, buyer: name, reason }),
    },
    {
      order_id,
      link: orderPath(order_id),
      user_id: buyer_id,
      kind: 'order-status',
      sentence: notifications.orderStatus({ order: order_id, status: 'Cancelled', reason: null }),
    },
  ])
}
