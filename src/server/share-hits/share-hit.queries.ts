import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isKept } from '#server/products/product.row.ts'
import { HitsOfProduct, HitsOfSource } from './share-hit.row.ts'
import type { ShareHit } from './share-hit.rules.ts'

export type Count = ShareHit & { readonly day: string; readonly hits: number }

/**
 * All counts in one statement, and in one order, so that two processes wait for each other and never in a circle. What
 * names no product or shop is dropped.
 */
export const addHits = (db: Db, counts: readonly Count[]) =>
  db.run(sql`
    with hit as (
      select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
        as hit(product_id uuid, seller_id uuid, handle text, day date, source text, hits integer)
    ), found as (
      select p.seller_id, p.product_id, hit.day, hit.source, hit.hits
      from hit join products p on p.product_id = hit.product_id
      union all
      select u.user_id, null, hit.day, hit.source, hit.hits
      from hit join users u on u.user_id = hit.seller_id and u.account_type = 'seller'
      union all
      select s.seller_id, null, hit.day, hit.source, hit.hits from hit join shop_handles s on s.handle = hit.handle
    )
    insert into share_hits (seller_id, product_id, day, source, hits)
    select seller_id, product_id, day, source, sum(hits) from found group by 1, 2, 3, 4 order by 1, 3, 4, 2
    on conflict on constraint share_hits_once do update set hits = share_hits.hits + excluded.hits`)

const today = sql`(now() at time zone 'Asia/Kolkata')::date`
const counts = sql`
  coalesce(sum(s.hits) filter (where s.day > ${today} - 7), 0)::integer as last_7, sum(s.hits)::integer as last_30`
const isOfLast30Days = (sellerId: string) => sql`s.seller_id = ${sellerId} and s.day > ${today} - 30`

export const countBySource = (db: Db, sellerId: string) =>
  db.many(rows(HitsOfSource)`
    select s.source, ${counts} from share_hits s where ${isOfLast30Days(sellerId)} group by s.source`)

export const countByProduct = (db: Db, sellerId: string, limit: number) =>
  db.many(rows(HitsOfProduct)`
    select p.product_id, p.product_name, ${counts}
    from share_hits s join products p on p.product_id = s.product_id
    where ${isOfLast30Days(sellerId)} and ${isKept}
    group by p.product_id, p.product_name order by last_30 desc, p.product_id limit ${limit}`)

export const deleteOld = (db: Db, keptDays: number) =>
  db.run(sql`delete from share_hits where day < ${today} - ${keptDays}::integer`)
