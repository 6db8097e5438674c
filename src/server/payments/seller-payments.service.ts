import type { InputOf } from '#contract/endpoint.ts'
import type { listSellerPayments as contract } from '#contract/payments/payment.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import * as sql from './seller-payments.queries.ts'

type Query = InputOf<typeof contract>

export async function listSellerPayments(
  db: Db,
  { user_id }: { readonly user_id: string },
  { cursor, ...filters }: Query,
) {
  const which = sql.paymentsOf(user_id, filters)
  // Its state may have changed since the last page, but its place remains.
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, sql.paymentsOf(user_id, {}), id))
  const [rows, { total }, sums] = await Promise.all([
    sql.findPage(db, which, after),
    sql.countPayments(db, which),
    sql.sumPayments(db, which),
  ])
  return { sums, ...pageOf(rows, total, ({ payment_id }) => payment_id) }
}
