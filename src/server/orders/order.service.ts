import type { InputOf } from '#contract/endpoint.ts'
import { orderIdForm } from '#contract/fields.ts'
import type * as contract from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { notFound } from '#server/errors.ts'
import { getMissing } from '#server/order-goods/missing.service.ts'
import { findSampleState } from '#server/sample-credits/credit.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './order.queries.ts'
import { findRoad } from './road/road.queries.ts'

type ListQuery = InputOf<typeof contract.listOrders>

export async function listOrders(db: Db, { user_id }: Caller, { cursor, ...filters }: ListQuery) {
  const filter = sql.ordersOf.buyer(user_id, filters)
  // The order's status may have changed since the last page, but its position remains.
  const after = await anchorOf(
    cursor,
    (id) => sql.findAnchor(db, sql.ordersOf.buyer(user_id), id),
    orderIdForm,
  )
  const [rows, { total }] = await Promise.all([
    sql.findOrdersOfBuyer(db, filter, after),
    sql.countOrders(db, filter),
  ])
  return pageOf(rows, total, ({ order_id }) => order_id)
}

export async function getOrder(db: Db, { user_id }: Caller, orderId: string) {
  const order = await sql.findOrder(db, user_id, orderId)
  if (!order) throw notFound('order')
  const [history, reviews, road, missing, sample] = await Promise.all([
    sql.findEvents(db, orderId),
    sql.findReviewsOfOrder(db, orderId),
    findRoad(db, orderId),
    getMissing(db, orderId, new Date()),
    order.is_sample ? findSampleState(db, order) : undefined,
  ])
  return { order, history, reviews, road, missing, sample }
}

export const getOrderStatistics = (db: Db, { user_id }: Caller) => sql.countByStatus(db, user_id)
