import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isListed } from '#server/products/product.row.ts'

const ByCode = z.object({ product_id: z.uuid(), code: z.string() })

/** What sellers call so, in any case and spacing; those from whom this person has bought come first. */
export const findByCodes = (db: Db, buyerId: string, codes: readonly string[]) =>
  db.many(rows(ByCode)`
    select p.product_id, item_code_key(p.seller_item_code) as code
    from products p join users u on u.user_id = p.seller_id
    where p.seller_item_code is not null and p.deleted_at is null and p.seller_id <> ${buyerId} and ${isListed}
      and item_code_key(p.seller_item_code) in (select item_code_key(code) from unnest(${codes}::text[]) code)
    order by exists (select from orders o where o.buyer_id = ${buyerId} and o.seller_id = p.seller_id) desc, p.product_id
    limit ${literal(limits.pasted.lines * limits.pasted.choices)}`)

const BoughtName = z.object({ product_id: z.uuid(), words: z.string() })

/** The names of what a person bought lately, and still can, the latest first. */
export const findBoughtNames = (db: Db, buyerId: string) =>
  db.many(rows(BoughtName)`
    select p.product_id, lower(p.product_name || ' ' || b.sold_as) as words
    from (
      select l.product_id, max(o.order_date) as last_at, max(l.product_name) as sold_as
      from orders o join order_lines l using (order_id)
      where o.buyer_id = ${buyerId} and o.delivery_status <> 'Cancelled' and l.product_id is not null
        and not l.is_freight
      group by l.product_id order by last_at desc limit ${literal(limits.pasted.bought)}) b
    join products p using (product_id) join users u on u.user_id = p.seller_id
    where ${isListed} order by b.last_at desc`)
