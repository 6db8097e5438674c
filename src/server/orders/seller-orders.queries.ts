import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import type { OrderFilters } from '#contract/sellers/seller-orders.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { Anchor } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { empty, join, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { startOf } from '#server/order-sums/order-sum.row.ts'
import { byAge, hasPoNumber } from './order.queries.ts'
import {
  billingColumns,
  billingShape,
  buyerColumns,
  buyerShape,
  orderColumns,
  orderShape,
  shipToColumns,
  shipToShape,
} from './order.row.ts'

const SellerOrderRow = z.object({
  ...orderShape,
  ...shipToShape,
  ...billingShape,
  ...buyerShape,
})
export type SellerOrderRow = z.infer<typeof SellerOrderRow>

const StatusCount = z.object({ delivery_status: z.enum(deliveryStatus.options), orders: z.int() })

const FileRow = Anchor.extend({
  order_id: z.string(),
  ordered_on: z.string(),
  delivery_status: z.enum(deliveryStatus.options),
  total_paise: z.int(),
  lines: z.array(
    z.object({
      product_name: z.string(),
      quantity: z.int(),
      line_total_paise: z.int(),
      hsn_code: z.string().nullable(),
      gst_rate_bp: z.int().nullable(),
    }),
  ),
  bill_gstin: z.string().nullable(),
  po_number: z.string().nullable(),
  supply_state_code: z.string().nullable(),
  seller_state_code: z.string().nullable(),
  seller_scheme: z.enum(taxScheme.options).nullable(),
  buyer_full_name: z.string(),
  buyer_email: z.string(),
  buyer_phone_number: z.string(),
})
export type FileRow = z.infer<typeof FileRow>

/** The orders of a shop without the status filter, which has tabs of its own. */
type ShopFilters = { readonly seller_id: string } & Omit<OrderFilters, 'status'>

/** Midnight in India, at the beginning of a day or a number of days later. */
const midnight = (day: string, later = 0) =>
  sql`(${day}::date + ${literal(later)})::timestamp at time zone 'Asia/Kolkata'`

/** Lists show the company first and the person below it, or the person if there is no company. */
const isOfBuyer = (name: string) =>
  sql`(o.buyer_full_name ilike ${name} or o.buyer_company_name ilike ${name})`

const isWanted = ({ seller_id, buyer, product, po_number, from, to }: ShopFilters): Sql =>
  join(
    [
      sql`o.seller_id = ${seller_id}`,
      ...(from ? [sql`o.order_date >= ${midnight(from)}`] : []),
      ...(to ? [sql`o.order_date < ${midnight(to, 1)}`] : []),
      ...(buyer ? [isOfBuyer(containing(buyer))] : []),
      ...(po_number ? [hasPoNumber(po_number)] : []),
      ...(product
        ? [
            sql`exists (
              select from order_lines l where l.order_id = o.order_id and l.product_name ilike ${containing(product)})`,
          ]
        : []),
    ],
    sql` and `,
  )

/** Whether nothing but the shop narrows its orders. */
export const isWholeShop = ({ buyer, product, po_number, from, to }: ShopFilters) =>
  !(buyer || product || po_number || from || to)

const hasStatus = (sellerId: string, status: string | undefined) =>
  status === undefined
    ? empty
    : sql`and o.delivery_status = ${status} and o.order_date >= ${startOf(sellerId, status)}`

type Page = { readonly status: string | undefined; readonly after: Anchor | undefined; readonly size: number }

const pageOf = ({ seller_id }: ShopFilters, { status, after, size }: Page) =>
  sql`${hasStatus(seller_id, status)} ${byAge.page(after, size)}`

/** The index alone finds a page by status, and its orders are read by their keys. */
export const findOrdersOfSeller = (db: Db, filter: ShopFilters, page: Page) =>
  db.many(rows(SellerOrderRow)`
    select ${orderColumns}, ${shipToColumns}, ${billingColumns}, ${buyerColumns}
    from orders o
    where o.order_id = any(array(select o.order_id from orders o where ${isWanted(filter)} ${pageOf(filter, page)}))
    order by o.order_date desc, o.order_id`)

/** The last order before a page that is addressed by number. */
export const findAnchorAt = (db: Db, filter: ShopFilters, status: string | undefined, place: number) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from orders o
    where ${isWanted(filter)} ${hasStatus(filter.seller_id, status)} ${byAge.page(undefined, 1)} offset ${literal(place - 1)}`)

export const countOrdersOfSeller = (db: Db, filter: ShopFilters) =>
  db.many(rows(StatusCount)`
    select o.delivery_status, count(*) as orders from orders o where ${isWanted(filter)} group by o.delivery_status`)

export const findFileRows = (db: Db, filter: ShopFilters, page: Page) =>
  db.many(rows(FileRow)`
    select ${byAge.anchor}, o.order_id, o.delivery_status, o.total_paise, o.buyer_full_name, o.buyer_email,
      o.buyer_phone_number,
      to_char(o.order_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as ordered_on,
      o.bill_gstin, o.po_number, o.supply_state_code, o.seller_state_code, o.seller_scheme,
      (select jsonb_agg(jsonb_build_object('product_name', l.product_name, 'quantity', l.quantity,
          'line_total_paise', l.line_total_paise, 'hsn_code', l.hsn_code, 'gst_rate_bp', l.gst_rate_bp)
          order by l.line_number)
        from order_lines l where l.order_id = o.order_id) as lines
    from orders o
    where ${isWanted(filter)} ${pageOf(filter, page)}`)
