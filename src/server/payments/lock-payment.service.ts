import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import * as sql from './payment.queries.ts'

export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound('payment')
  return row
}

/** The payment as it is once its order is locked. */
export async function lockPayment(tx: Db, userId: string, paymentId: string) {
  const { order_id } = found(await sql.findPayment(tx, userId, paymentId))
  await sql.lockOrder(tx, userId, order_id)
  const [payment, order] = await Promise.all([
    sql.findPayment(tx, userId, paymentId),
    sql.findOrder(tx, userId, order_id),
  ])
  return { payment: found(payment), order: found(order) }
}
