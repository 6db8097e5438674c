import { z } from 'zod'
import type { FreightKind } from '#contract/deals/deal-rules.ts'
import type { DeliveryStatus } from '#contract/order.ts'
import type { PaymentTerms } from '#contract/terms.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import type { TaxedLineRow } from './order.row.ts'

const Name = z.object({ name: z.string() })

const BillTo = z.object({
  bill_gstin: z.string().nullable(),
  bill_name: z.string().nullable(),
  bill_address: z.string().nullable(),
  bill_pin: z.string().nullable(),
  bill_state_code: z.string().nullable(),
})
/** All null without a billing profile. */
export type BillTo = z.infer<typeof BillTo>

export type NewOrder = {
  readonly order_id: string
  readonly buyer_id: string
  readonly seller_id: string
  readonly total_paise: number
  readonly state: string
  readonly city: string
  readonly postal_code: string
  readonly ship_address: string
  readonly request_id: string
  readonly po_number: string | null
  readonly note: string | null
  readonly ship_state_code: string | null
  readonly ship_to: string | null
  readonly ship_name: string | null
  readonly supply_state_code: string | null
  readonly seller_gstin: string | null
  readonly seller_state_code: string | null
  readonly seller_scheme: string | null
  /** The deal that it comes from. */
  readonly deal_id?: string
  /** null: nothing is agreed beforehand. */
  readonly terms: PaymentTerms | null
  /** Who pays the carrier; null: nothing is said of it. */
  readonly freight: FreightKind | null
  /** The day by which its goods leave, in India. */
  readonly promised_on: string | null
} & BillTo
export type NewLine = Omit<TaxedLineRow, 'discount_paise' | 'sample_order_id'> & {
  readonly order_id: string
  readonly holds_stock: boolean
  /** The price of a sample, which the total is less by. */
  readonly discount_paise?: number
}
export type NewEvent = {
  readonly order_id: string
  readonly actor_id: string
  readonly actor_role: 'buyer' | 'seller' | 'admin'
  readonly delivery_status: DeliveryStatus
  readonly reason?: string
  readonly is_automatic?: true
  readonly request_id: string
}

/** An order and its first event. Fails if the id is taken. Both people stay in it as they are now. */
export const insertOrder = (tx: Db, order: NewOrder) =>
  tx.send(sql`
    with placed as (
      insert into orders (order_id, total_paise, state, city, postal_code, ship_address, promised_on, freight, release_at, ${billingColumns}, ${peopleColumns})
      select ${order.order_id}, ${order.total_paise}::bigint, ${order.state}, ${order.city}, ${order.postal_code},
        ${order.ship_address}, ${order.promised_on}::date, ${order.freight}, ${releaseAt(order)}, ${order.po_number}, ${order.note}, ${order.bill_gstin}, ${order.bill_name},
        ${order.bill_address}, ${order.bill_pin}, ${order.bill_state_code}, ${order.ship_state_code}, ${order.ship_to}, ${order.ship_name},
        ${order.supply_state_code}, ${order.seller_gstin}, ${order.seller_state_code}, ${order.seller_scheme},
        ${order.deal_id ?? null}, ${order.terms && JSON.stringify(order.terms)}::jsonb, b.user_id, b.full_name, b.company_name, b.email, b.phone_number, b.gst_number,
        b.is_seller_verified, s.user_id, s.full_name, s.company_name, s.email, s.phone_number, s.gst_number,
        s.is_seller_verified
      from users b, users s where b.user_id = ${order.buyer_id} and s.user_id = ${order.seller_id}
      returning order_id, buyer_id, delivery_status
    )
    insert into order_events (order_id, actor_id, actor_role, delivery_status, request_id)
    select order_id, buyer_id, 'buyer', delivery_status, ${order.request_id} from placed`)

const billingColumns = sql`
  po_number, note, bill_gstin, bill_name, bill_address, bill_pin, bill_state_code, ship_state_code, ship_to, ship_name,
  supply_state_code, seller_gstin, seller_state_code, seller_scheme, deal_id, terms`

const peopleColumns = sql`
  buyer_id, buyer_full_name, buyer_company_name, buyer_email, buyer_phone_number, buyer_gst_number, is_buyer_verified,
  seller_id, seller_full_name, seller_company_name, seller_email, seller_phone_number, seller_gst_number,
  is_seller_verified`

/** What both sides agreed on in a deal needs no confirmation. */
const releaseAt = ({ deal_id }: NewOrder) =>
  deal_id
    ? sql`null::timestamptz`
    : sql`(select now() + make_interval(hours => h.hold_hours) from shop_habits h where h.seller_id = s.user_id)`

/** JSON, so that any number of lines is one statement. */
export const insertLines = (tx: Db, lines: readonly NewLine[]) =>
  tx.send(sql`
    insert into order_lines (order_id, line_number, product_id, product_name, product_image, unit, quantity,
      unit_price_paise, line_total_paise, slab_min, slab_max, holds_stock, hsn_code, gst_rate_bp, unit_code,
      is_freight, discount_paise)
    select line ->> 'order_id', row_number() over (partition by line ->> 'order_id' order by place),
      (line ->> 'product_id')::uuid, line ->> 'product_name', line ->> 'product_image', line ->> 'unit',
      (line ->> 'quantity')::integer, (line ->> 'unit_price_paise')::bigint, (line ->> 'line_total_paise')::bigint,
      (line ->> 'slab_min')::integer, (line ->> 'slab_max')::integer, (line ->> 'holds_stock')::boolean,
      line ->> 'hsn_code', (line ->> 'gst_rate_bp')::integer, line ->> 'unit_code', (line ->> 'is_freight')::boolean,
      coalesce((line ->> 'discount_paise')::bigint, 0)
    from jsonb_array_elements(${JSON.stringify(lines)}) with ordinality as sold(line, place)`)

export const insertEvents = (tx: Db, events: readonly NewEvent[]) =>
  tx.send(sql`
    insert into order_events (order_id, actor_id, actor_role, delivery_status, reason, is_automatic, request_id)
    select order_id, actor_id, actor_role, delivery_status, reason, coalesce(is_automatic, false), request_id
    from jsonb_to_recordset(${JSON.stringify(events)})
      as event(order_id text, actor_id uuid, actor_role text, delivery_status text, reason text, is_automatic boolean,
        request_id text)`)

/** Whom the buyer bills an order to. */
export const findBillTo = (tx: Db, buyerId: string, billingId: string) =>
  tx.maybe(rows(BillTo)`
    select gstin as bill_gstin, legal_name as bill_name, address as bill_address, pin as bill_pin,
      state_code as bill_state_code
    from billing_profiles where billing_id = ${billingId} and user_id = ${buyerId}`)

/** The name of the buyer for the seller. */
export const findBuyerName = (tx: Db, orderId: string) =>
  tx.one(rows(Name)`
    select coalesce(buyer_company_name, buyer_full_name) as name from orders where order_id = ${orderId}`)
