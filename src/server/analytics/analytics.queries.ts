import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { sumsOf } from '#server/order-sums/order-sum.row.ts'
import { isKept } from '#server/products/product.row.ts'
import { lowStockOf } from '#server/stock-alerts/low-stock.row.ts'

const count = z.int()

const Figures = z.object({
  orders: z.object({
    total: count,
    to_confirm: count,
    pending: count,
    shipped: count,
    delivered: count,
    cancelled: count,
    revenue_paise: count,
  }),
  days: z.array(z.object({ date: z.iso.date(), revenue_paise: count, orders: count })),
  products: z.object({
    total: count,
    out_of_stock: count,
    low_stock: count,
    rejected: count,
    rating_sum: count,
    review_count: count,
  }),
  /** What a shop says before its first order. */
  setup: z.object({ has_payee: z.boolean(), has_checked_tax: z.boolean() }),
  reviewed: z.array(
    z.object({
      product_id: z.uuid(),
      product_name: z.string(),
      rating_sum: count,
      review_count: count,
    }),
  ),
})
export type Figures = z.infer<typeof Figures>

const days = 30
const statsShown = 100

const today = sql`(now() at time zone 'Asia/Kolkata')::date`
const firstDay = sql`(${today} - ${literal(days - 1)})`

/** Reads all figures of a shop in one statement, so that they agree with each other. */
export const findFigures = (db: Db, sellerId: string) =>
  db.one(rows(Figures)`
    select orders.figures as orders, days.figures as days, products.figures as products, reviewed.figures as reviewed,
      jsonb_build_object(
        'has_payee', exists (
          select from seller_payees where seller_id = ${sellerId} and replaced_at is null),
        -- The first revision is what the approval has filled in.
        'has_checked_tax', exists (
          select from tax_registrations where seller_id = ${sellerId} and revision > 1)) as setup
    from
      (select jsonb_build_object(
          'total', coalesce(sum(orders), 0),
          'to_confirm', coalesce(sum(orders) filter (where delivery_status = 'Pending'), 0),
          'pending', coalesce(sum(orders) filter (where delivery_status in ('Pending', 'Confirmed')), 0),
          'shipped', coalesce(sum(orders) filter (where delivery_status = 'Shipped'), 0),
          'delivered', coalesce(sum(orders) filter (where delivery_status = 'Delivered'), 0),
          'cancelled', coalesce(sum(orders) filter (where delivery_status = 'Cancelled'), 0),
          'revenue_paise', coalesce(sum(paise) filter (where delivery_status <> 'Cancelled'), 0)) as figures
        from ${sumsOf(sellerId)} by_status) orders,
      (select jsonb_agg(jsonb_build_object(
          'date', to_char(day, 'YYYY-MM-DD'), 'revenue_paise', coalesce(sold.paise, 0),
          'orders', coalesce(sold.orders, 0)) order by day) as figures
        from generate_series(${firstDay}::timestamp, ${today}::timestamp, interval '1 day') day
        left join (
          select date_trunc('day', order_date at time zone 'Asia/Kolkata') as day, sum(total_paise) as paise,
            count(*) as orders
          from orders
          where seller_id = ${sellerId} and delivery_status <> 'Cancelled'
            and order_date >= ${firstDay}::timestamp at time zone 'Asia/Kolkata'
          group by 1) sold using (day)) days,
      (select jsonb_build_object(
          'total', count(*) filter (where deleted_at is null),
          'out_of_stock', count(*) filter (where deleted_at is null and stock = 0),
          'low_stock', count(*) filter (where deleted_at is null and stock >= 1 and stock <= ${lowStockOf}),
          'rejected', count(*) filter (where deleted_at is null and verification = 'rejected'),
          'rating_sum', coalesce(sum(rating_sum), 0),
          'review_count', coalesce(sum(review_count), 0)) as figures
        from products p where seller_id = ${sellerId} and ${isKept}) products,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'product_id', product_id, 'product_name', product_name, 'rating_sum', rating_sum,
          'review_count', review_count) order by review_count desc, rating_hundredths desc, product_name, product_id),
          '[]') as figures
        from (
          select product_id, product_name, rating_hundredths, rating_sum, review_count
          from products p where seller_id = ${sellerId} and ${isKept} and review_count > 0
          order by review_count desc, rating_hundredths desc, product_name, product_id
          limit ${literal(statsShown)}) most) reviewed`)
