import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

/** Lists the demo market's offers that have ended again, each for a time of its own between 5 and 77 hours. */
export const relistDemoOffers = (db: Db) =>
  db.run(sql`
    update products set
      expires_at = now() + make_interval(mins => 300 + (abs(hashtext(product_id::text)::bigint) % 4320)::int),
      updated_at = now()
    from users
    where user_id = seller_id and is_demo and kind = 'live' and expires_at <= now() and deleted_at is null`)
