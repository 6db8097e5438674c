import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { notFound } from '#server/errors.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './order.queries.ts'

export async function listOrders(db: Db, { user_id }: Caller, cursor: string | undefined) {
  const mine = sql.ordersOf.buyer(user_id)
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, mine, id))
  const [found, { total }] = await Promise.all([
    sql.findOrdersOfBuyer(db, user_id, after),
    sql.countOrders(db, mine),
  ])
  return pageOf(found, total, ({ order_id }) => order_id)
}

export async function listSellerOrders(db: Db, { user_id }: Caller, cursor: string | undefined) {
  const mine = sql.ordersOf.seller(user_id)
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, mine, id))
  const [found, { total }] = await Promise.all([
    sql.findOrdersOfSeller(db, user_id, after),
    sql.countOrders(db, mine),
  ])
  return pageOf(found, total, ({ order_id }) => order_id)
}

export async function getOrder(db: Db, { user_id }: Caller, orderId: string) {
  const order = await sql.findOrder(db, user_id, orderId)
  if (!order) throw notFound('Order')
  return { order, history: await sql.findEvents(db, orderId) }
}
