import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { columnNames, literal, rows, sql } from '#server/db/sql.ts'
import { ordersWithin } from '#server/service-figures/counted-orders.row.ts'
import { CountedRow, RecordRow } from './record.row.ts'

const columns = columnNames(Object.keys(RecordRow.shape))

type Between = { readonly sellerId: string; readonly buyerId: string }

/** Whether this seller may know: both have an order, a deal or a quote. */
const isPartner = ({ sellerId, buyerId }: Between) => sql`(
  exists (select from orders o where o.seller_id = ${sellerId} and o.buyer_id = ${buyerId})
  or exists (
    select from chat_rooms r join deals d using (room_id) where r.seller_id = ${sellerId} and r.buyer_id = ${buyerId})
  or exists (
    select from quotes q join requirements r using (requirement_id)
    where q.seller_id = ${sellerId} and r.buyer_id = ${buyerId}))`

const Partner = z.object({ is_counted: z.boolean() })

/** Suspended buyers are not counted. */
export const findPartner = (db: Db, between: Between) =>
  db.maybe(rows(Partner)`
    select u.suspended_at is null as is_counted from users u
    where u.user_id = ${between.buyerId} and ${isPartner(between)}`)

export const findRecord = (db: Db, buyerId: string) =>
  db.maybe(rows(RecordRow)`select ${columns} from buyer_figures where buyer_id = ${buyerId}`)

const Due = z.object({ buyer_id: z.uuid() })

export type Before = { readonly busy: Date; readonly quiet: Date }

/** Buyers whose figures are the oldest: those who order, and those who have not for long. */
export const findDue = (db: Db, { busy, quiet }: Before, limit: number) =>
  db.many(rows(Due)`
    (select f.buyer_id from buyer_figures f join users u on u.user_id = f.buyer_id
      where f.orders > 0 and f.computed_at < ${busy} and u.suspended_at is null
      order by f.computed_at, f.buyer_id limit ${literal(limit)})
    union all
    (select f.buyer_id from buyer_figures f join users u on u.user_id = f.buyer_id
      where f.orders = 0 and (f.computed_at is null or f.computed_at < ${quiet}) and u.suspended_at is null
      order by f.computed_at nulls first, f.buyer_id limit ${literal(limit)})`)

/** Orders with sellers who are suspended now say nothing of a buyer. */
export const countOrders = (db: Db, ids: readonly string[], now: Date) =>
  db.many(rows(CountedRow)`
    with counted as materialized (
      ${ordersWithin(sql`o.buyer_id = any(${ids}::uuid[]) and v.suspended_at is null`, now)}),
    summed as (
      select buyer_id, count(*) as orders, count(*) filter (where cancelled_by = 'buyer') as cancelled,
        sum(disputes) as disputes, sum(lost_by_buyer) as disputes_lost,
        count(distinct seller_id) filter (where cancelled_by is null) as sellers,
        count(distinct seller_id) filter (where cancelled_by is null and is_again) as sellers_again,
        array_agg(order_id) filter (where cancelled_by is null) as kept
      from counted group by buyer_id)
    select b.buyer_id, coalesce(s.orders, 0)::int as orders, coalesce(s.cancelled, 0)::int as cancelled,
      coalesce(s.disputes, 0)::int as disputes, coalesce(s.disputes_lost, 0)::int as disputes_lost,
      coalesce(s.sellers, 0)::int as sellers, coalesce(s.sellers_again, 0)::int as sellers_again,
      coalesce(s.kept, '{}') as kept
    from unnest(${ids}::uuid[]) as b (buyer_id) left join summed s using (buyer_id)`)

export type Written = Omit<RecordRow, 'computed_at'> & { readonly buyer_id: string }

export const updateRecords = (db: Db, records: readonly Written[], now: Date) =>
  db.run(sql`
    update buyer_figures f set computed_at = ${now}, orders = r.orders, cancelled = r.cancelled,
      paid_cases = r.paid_cases, paid_in_time = r.paid_in_time, disputes = r.disputes,
      disputes_lost = r.disputes_lost, sellers = r.sellers, sellers_again = r.sellers_again
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (buyer_id uuid, orders int, cancelled int,
      paid_cases int, paid_in_time int, disputes int, disputes_lost int, sellers int, sellers_again int)
    where f.buyer_id = r.buyer_id`)
