import { z } from 'zod'
import type { DeliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import type { Someone } from './test-app.ts'

const Inserted = z.object({ order_id: z.string() })

type OrderDraft = {
  readonly seller: Someone
  readonly buyer: Someone
  /** Two of each, at five rupees. */
  readonly product_ids: readonly string[]
  readonly status?: DeliveryStatus
  /** When it was placed. */
  readonly at?: string
}

let count = 0

/** Inserts an order directly, for tests that only read orders. */
export async function anOrderOf(db: Db, draft: OrderDraft): Promise<string> {
  const { seller, buyer, product_ids, status = 'Pending', at: placedAt = new Date().toISOString() } = draft
  count += 1
  const { order_id } = await db.one(rows(Inserted)`
    insert into orders (order_id, buyer_id, seller_id, delivery_status, total_paise, state, city, postal_code,
      ship_address, order_date)
    values (${`VJ-T${String(count).padStart(7, '0')}`}, ${buyer.user_id}, ${seller.user_id}, ${status},
      ${product_ids.length * 1_000}, 'Gujarat', 'Surat', '395003', '12 Ring Road', ${placedAt})
    returning order_id`)
  await db.run(sql`
    insert into order_lines (order_id, line_number, product_id, product_name, unit, quantity, unit_price_paise,
      line_total_paise, holds_stock)
    select ${order_id}, place, product_id, product_name, unit, 2, 500, 1000, false
    from unnest(${product_ids}::uuid[]) with ordinality as asked (product_id, place) join products using (product_id)`)
  return order_id
}
