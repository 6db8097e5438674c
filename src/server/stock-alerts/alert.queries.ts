import { z } from 'zod'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isKept } from '#server/products/product.row.ts'
import { lowStockOf } from './low-stock.row.ts'

type OwnedProduct = { readonly seller_id: string; readonly product_id: string }

const Level = z.object({ product_id: z.uuid() })

/** null: the limit of the shop counts. Nothing if the product is not the seller's. */
export const upsertLevel = (db: Db, { seller_id, product_id }: OwnedProduct, lowStock: number | null) =>
  db.maybe(rows(Level)`
    insert into stock_levels (product_id, seller_id, low_stock)
    select p.product_id, p.seller_id, ${lowStock}::integer from products p
    where p.product_id = ${product_id} and p.seller_id = ${seller_id} and ${isKept}
    on conflict (product_id) do update set low_stock = excluded.low_stock
    returning product_id`)

/** What was filled again is told again when it falls; a row without a limit of its own has then no purpose. */
export const forgetFilled = async (tx: Db) => {
  const filled = sql`
    l.told_at is not null and not exists (
      select from products p where p.product_id = l.product_id and p.stock <= ${lowStockOf})`
  await tx.run(sql`delete from stock_levels l where ${filled} and l.low_stock is null`)
  await tx.run(sql`update stock_levels l set told_at = null where ${filled}`)
}

const Fallen = z.object({
  seller_id: z.uuid(),
  product_name: z.string(),
  stock: z.int(),
})

/**
 * Products that orders of the last hours have brought to their limit and whose sellers do not know. A seller who was
 * told within the last hour is told later, of all of them together.
 */
export const updateTold = (tx: Db, now: Date) =>
  tx.many(rows(Fallen)`
    with sold as (
      select distinct l.product_id from notifications n join order_lines l on l.order_id = n.order_id
      where n.kind = 'order-received' and n.created_at > ${now}::timestamptz - interval '3 hours'
        and l.product_id is not null
    ), fallen as (
      select p.product_id, p.seller_id, p.product_name, p.stock from sold join products p using (product_id)
        join users u on u.user_id = p.seller_id
      where p.deleted_at is null and p.stock <= ${lowStockOf} and u.suspended_at is null
        and not exists (select from stock_levels k where k.product_id = p.product_id and k.told_at is not null)
        and not exists (
          select from stock_levels k
          where k.seller_id = p.seller_id and k.told_at > ${now}::timestamptz - interval '1 hour')
      order by p.product_id limit ${batchSize}
    ), told as (
      insert into stock_levels (product_id, seller_id, told_at)
      select product_id, seller_id, ${now}::timestamptz from fallen
      on conflict (product_id) do update set told_at = excluded.told_at where stock_levels.told_at is null
      returning product_id
    )
    select seller_id, product_name, stock from fallen join told using (product_id) order by product_name`)
