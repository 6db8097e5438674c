import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

/**
 * Relists ended offers of the demo market, each for between 5 and 77 hours. It locks them in the same order as orders
 * do.
 */
export const relistDemoOffers = (db: Db) =>
  db.run(sql`
    with ended as materialized (
      select product_id from products join users on user_id = seller_id
      where is_demo and kind = 'live' and expires_at <= now() and deleted_at is null
      order by product_id for no key update of products
    )
    update products p set
      expires_at = now() + make_interval(mins => 300 + (abs(hashtext(p.product_id::text)::bigint) % 4320)::int),
      updated_at = now()
    from ended where p.product_id = ended.product_id`)
