import type { DeliveryStatus } from '#contract/order.ts'
import { orderPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { orders } from '#contract/texts/orders.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Person } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { recountReviewsOfOrder } from '#server/reviews/recount.service.ts'
import { releaseStock, takeStockAgain } from './order-stock.service.ts'
import { insertEvents } from './place.queries.ts'
import * as sql from './status.queries.ts'

/** Lets a seller set any status from any other. A cancelled order holds no stock; any other holds its own. */
export const setDeliveryStatus = (db: Db, seller: Person, orderId: string, change: Change) =>
  retryDeadlock(() => db.transaction((tx) => changeStatus(tx, seller, orderId, change)))

type Change = { readonly delivery_status: DeliveryStatus; readonly reason?: string | undefined }

async function changeStatus(tx: Db, seller: Person, orderId: string, change: Change) {
  const next = change.delivery_status
  // Other changes have no reason, and the history would show one beside them.
  const why = next === 'Cancelled' && change.reason ? { reason: change.reason } : {}
  const order = await sql.lockOrderOfSeller(tx, orderId, seller.user_id)
  if (!order) throw notFound('order')
  if (order.delivery_status === next) return
  const { count: changes } = await sql.countEvents(tx, orderId)
  if (changes >= limits.statusesOfAnOrder)
    throw conflict(orders.statusTooOften({ times: limits.statusesOfAnOrder }))
  if (next === 'Cancelled') await releaseStock(tx, orderId)
  if (order.delivery_status === 'Cancelled') await takeStockAgain(tx, orderId)
  await sql.updateDeliveryStatus(tx, orderId, next)
  if ([order.delivery_status, next].includes('Delivered'))
    await recountReviewsOfOrder(tx, order.buyer_id, orderId)
  const { user_id: actor_id, request_id } = seller
  const actor = { actor_id, actor_role: 'seller', request_id } as const
  await insertEvents(tx, [{ order_id: orderId, ...actor, delivery_status: next, ...why }])
  const sentence = notifications.orderStatus({ order: orderId, status: next, reason: why.reason ?? null })
  await notifyBuyer(tx, order.buyer_id, orderId, sentence)
}

const notifyBuyer = (tx: Db, user_id: string, order_id: string, sentence: Sentence) =>
  notify(tx, [
    {
      user_id,
      order_id,
      kind: 'order-status',
      sentence,
      link: orderPath(order_id),
    },
  ])
