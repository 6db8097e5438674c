import { sql } from '#server/db/sql.ts'

/** The orders and paise of a shop by status: of its past as added up, if it is, and of the rest as they are. */
export const sumsOf = (sellerId: string) => sql`
  (with past as (select until, figures from order_sums where seller_id = ${sellerId})
    select delivery_status, sum(orders)::bigint as orders, sum(paise)::bigint as paise from (
      select delivery_status, count(*) as orders, sum(total_paise) as paise from orders
      where seller_id = ${sellerId} and order_date >= coalesce((select until from past), '-infinity')
      group by delivery_status
      union all
      select status, (figure ->> 'orders')::bigint, (figure ->> 'paise')::bigint
      from past, jsonb_each(figures) as added (status, figure)) each_part
    group by delivery_status)`

/** No order before this moment has the status. */
export const startOf = (sellerId: string, status: string) => sql`
  coalesce((select until from order_sums where seller_id = ${sellerId} and not figures ? ${status}), '-infinity')`
