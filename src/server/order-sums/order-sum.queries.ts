import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { sumsOf } from './order-sum.row.ts'

const { countedEachTime, days } = limits.orderSums

const Sum = z.object({ delivery_status: z.enum(deliveryStatus.options), orders: z.int() })

export const findSums = (db: Db, sellerId: string) =>
  db.many(rows(Sum)`select delivery_status, orders from ${sumsOf(sellerId)} sums`)

const Due = z.object({ is_due: z.boolean() })

/** Whether so much is counted each time that adding up its past pays, and a day more of it than is added up. */
export const findDue = (db: Db, sellerId: string) =>
  db.one(rows(Due)`
    select count(*) > ${literal(countedEachTime)} as is_due from (
      select from orders
      where seller_id = ${sellerId} and order_date < ${endOfPast} - interval '1 day'
        and order_date >= coalesce((select until from order_sums where seller_id = ${sellerId}), '-infinity')
      limit ${literal(countedEachTime + 1)}) counted_each_time`)

const endOfPast = sql`(date_trunc('day', now()) - make_interval(days => ${literal(days)}))`

const Locked = z.object({ is_locked: z.boolean() })

/** Not while an order of its past is being changed. */
export const lockSum = (tx: Db, sellerId: string) =>
  tx.one(rows(Locked)`select pg_try_advisory_xact_lock(7245, hashtext(${sellerId}) & 63) as is_locked`)

export const upsertSum = (tx: Db, sellerId: string) =>
  tx.run(sql`
    insert into order_sums (seller_id, until, figures)
    select ${sellerId}::uuid, ${endOfPast}, coalesce(jsonb_object_agg(
      delivery_status, jsonb_build_object('orders', orders, 'paise', paise)), '{}')
    from (
      select delivery_status, count(*) as orders, sum(total_paise) as paise from orders
      where seller_id = ${sellerId} and order_date < ${endOfPast} group by delivery_status) by_status
    on conflict (seller_id) do update set until = excluded.until, figures = excluded.figures`)
