import { z } from 'zod'
import { maxCounted } from '#contract/waiting.ts'
import { turnsOf } from '#server/cases/turn.row.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { startOf } from '#server/order-sums/order-sum.row.ts'

const WaitingRow = z.object({
  orders: z.int(),
  pending_products: z.int(),
  rejected_products: z.int(),
  payments: z.int(),
  problems: z.int(),
})

const upTo = (what: Sql) => sql`(select count(*) from (select ${what} limit ${literal(maxCounted)}) waiting)`

export const countWaiting = (db: Db, sellerId: string) => {
  const products = (verification: string) =>
    upTo(
      sql`from products where seller_id = ${sellerId} and deleted_at is null and verification = ${verification}`,
    )
  return db.one(rows(WaitingRow)`
    select ${upTo(sql`from orders where seller_id = ${sellerId} and delivery_status = 'Pending'
        and order_date >= ${startOf(sellerId, 'Pending')}`)} as orders,
      ${products('pending')} as pending_products, ${products('rejected')} as rejected_products,
      ${upTo(sql`from payments where seller_id = ${sellerId} and state = 'claimed' and claimed_by = 'buyer'`)} as payments,
      ${upTo(sql`from ${turnsOf(sellerId)}`)} as problems`)
}
