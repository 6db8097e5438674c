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
import { findBillNumber } from '#server/order-goods/bill-number.service.ts'
import { recountReviewsOfOrder } from '#server/reviews/recount.service.ts'
import {
  explainSample,
  requireSampleStands,
  requireSampleUnused,
} from '#server/sample-credits/credit.service.ts'
import { releaseStock, takeStockAgain } from './order-stock.service.ts'
import { insertEvents } from './place.queries.ts'
import * as sql from './status.queries.ts'

/** Lets a seller set any status from any other. A cancelled order holds no stock; any other holds its own. */
export const setDeliveryStatus = (db: Db, seller: Person, orderId: string, change: Change) =>
  retryDeadlock(() =>
    db.transaction(async (tx) => {
      await changeStatus(tx, seller, orderId, change)
      const isWithout = change.delivery_status === 'Shipped' && !(await findBillNumber(tx, orderId))
      return isWithout ? { without_invoice: true } : {}
    }),
  ).catch(explainSample)

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
  if (next === 'Cancelled') {
    await requireSampleUnused(tx, orderId)
    await releaseStock(tx, orderId)
  }
  if (order.delivery_status === 'Cancelled') {
    await requireSampleStands(tx, orderId)
    await takeStockAgain(tx, orderId)
  }
  await writeStatus(tx, { ...order, order_id: orderId }, next, { person: seller, role: 'seller', ...why })
  const sentence = notifications.orderStatus({ order: orderId, status: next, reason: why.reason ?? null })
  await notifyBuyer(tx, order.buyer_id, orderId, sentence)
}

type LockedOrder = {
  readonly order_id: string
  readonly buyer_id: string
  readonly delivery_status: DeliveryStatus
}
type By = {
  readonly person: Person
  readonly role: 'buyer' | 'seller'
  readonly reason?: string
}

async function writeStatus(tx: Db, order: LockedOrder, next: DeliveryStatus, { person, role, ...why }: By) {
  const { order_id, buyer_id, delivery_status } = order
  await sql.updateDeliveryStatus(tx, order_id, next)
  if ([delivery_status, next].includes('Delivered')) await recountReviewsOfOrder(tx, buyer_id, order_id)
  const actor = { actor_id: person.user_id, actor_role: role, request_id: person.request_id }
  await insertEvents(tx, [{ order_id, ...actor, delivery_status: next, ...why }])
}

/** Whence goods lead where: 'Confirmed' once all that was noted as sent is taken back. */
const followed = {
  Confirmed: ['Shipped'],
  Shipped: ['Pending', 'Confirmed'],
  Delivered: ['Shipped'],
} as const

/**
 * What the way of the goods makes of a status that the seller has not set otherwise; the caller holds the order's lock and
 * notifies both sides. False if nothing changed, also where the history has no room.
 */
export async function followGoods(tx: Db, order: LockedOrder, next: keyof typeof followed, by: By) {
  const before: readonly DeliveryStatus[] = followed[next]
  if (!before.includes(order.delivery_status)) return false
  const { count } = await sql.countEvents(tx, order.order_id)
  if (count >= limits.statusesOfAnOrder) return false
  await writeStatus(tx, order, next, by)
  return true
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
