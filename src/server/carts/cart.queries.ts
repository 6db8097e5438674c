import { z } from 'zod'
import type { Db } from '#server/db/db.ts'

import { anyOf, rows, sql } from '#server/db/sql.ts'
import { joinPricing, PricedProduct, pricedColumns } from '#server/products/product.row.ts'

const CartRow = z.object({ product_id: z.uuid(), quantity: z.int() })
export type CartRow = z.infer<typeof CartRow>

const Owner = z.object({ name: z.string() })

const GoodsRow = PricedProduct.extend({ quantity: z.int() })

/** Locks the owner's row, whose name then stays: other changes of the cart wait until the transaction ends. */
export const lockCart = (tx: Db, userId: string) =>
  tx.one(rows(Owner)`
    select coalesce(company_name, full_name) as name from users where user_id = ${userId} for no key update`)

export const findCartRows = (db: Db, userId: string) =>
  db.many(rows(CartRow)`
    select product_id, quantity from cart_lines where user_id = ${userId} order by added_at, product_id`)

/** The lines of a cart with their products. */
export const findCartGoods = (db: Db, userId: string) =>
  db.many(rows(GoodsRow)`
    select c.quantity, ${pricedColumns}
    from cart_lines c join products p using (product_id) ${joinPricing}
    where c.user_id = ${userId} order by c.added_at, c.product_id`)

export const upsertCartLine = (tx: Db, userId: string, { product_id, quantity }: CartRow) =>
  tx.send(sql`
    insert into cart_lines (user_id, product_id, quantity) values (${userId}, ${product_id}, ${quantity})
    on conflict (user_id, product_id) do update set quantity = excluded.quantity`)

/** They stand in the cart in this order. */
export const upsertCartLines = (tx: Db, userId: string, lines: readonly CartRow[]) =>
  tx.run(sql`
    insert into cart_lines (user_id, product_id, quantity, added_at)
    select ${userId}, product_id, quantity, now() + place * interval '1 microsecond'
    from unnest(${lines.map(({ product_id }) => product_id)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[])
      with ordinality as line (product_id, quantity, place)
    on conflict (user_id, product_id) do update set quantity = excluded.quantity`)

export const deleteCartLines = (tx: Db, userId: string, productIds: readonly string[]) =>
  tx.send(sql`delete from cart_lines where user_id = ${userId} and product_id = ${anyOf(productIds)}`)
