import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { habits } from '#contract/texts/reach/habits.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { cancelByClock } from '#server/orders/cancel.service.ts'
import * as sql from './release.queries.ts'

/** Cancels orders that nobody confirmed in the time that their seller has set. Returns whether more wait. */
export async function releaseUnconfirmed(db: Db, now = new Date()) {
  const due = await sql.findDue(db, now)
  for (const { order_id } of due)
    await retryDeadlock(() => db.transaction((tx) => releaseOnce(tx, order_id, now)))
  return isFullBatch(due.length)
}

async function releaseOnce(tx: Db, orderId: string, now: Date) {
  const order = await sql.lockDue(tx, orderId, now)
  if (!order) return
  const { has_moved } = await sql.findMoved(tx, orderId)
  if (order.delivery_status !== 'Pending' || has_moved) return void (await sql.clearDue(tx, orderId))
  await cancelByClock(tx, order, habits.notConfirmed({ hours: order.hours }).content)
  await notifyBoth(tx, order)
}

function notifyBoth(tx: Db, { order_id, buyer_id, seller_id, seller, hours }: sql.Held) {
  const days = Math.max(1, Math.round(hours / 24))
  return notify(tx, [
    {
      order_id,
      link: sellerOrderPath(order_id),
      user_id: seller_id,
      kind: 'order-cancelled',
      sentence: notifications.orderReleased({ order: order_id, days }),
    },
    {
      order_id,
      link: orderPath(order_id),
      user_id: buyer_id,
      kind: 'order-status',
      sentence: notifications.ownOrderReleased({ order: order_id, seller, days }),
    },
  ])
}
