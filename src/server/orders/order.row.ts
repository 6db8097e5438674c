import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import { shipToKind } from '#contract/order-billing.ts'
import { taxScheme } from '#contract/sellers/tax-scheme.ts'
import { sql } from '#server/db/sql.ts'
import { billedShape } from '#server/tax-registrations/party.row.ts'

const OrderLineRow = z.object({
  /** null: goods that are not listed, or freight. */
  product_id: z.uuid().nullable(),
  product_name: z.string(),
  product_image: z.string().nullable(),
  quantity: z.int(),
  unit: z.string(),
  unit_price_paise: z.int(),
  line_total_paise: z.int(),
  /** The price of a sample, which the total is less by, and the order of that sample. */
  discount_paise: z.int(),
  sample_order_id: z.string().nullable(),
  /** The quantities of the price tier that applied; unknown for older lines. */
  slab_min: z.int().nullable(),
  slab_max: z.int().nullable(),
  is_freight: z.boolean(),
})

/** The same with what decides on its tax; null: not told, or an order from before. */
const TaxedLineRow = OrderLineRow.extend({
  hsn_code: z.string().nullable(),
  gst_rate_bp: z.int().nullable(),
  unit_code: z.string().nullable(),
})
export type TaxedLineRow = z.infer<typeof TaxedLineRow>

/** The fields of every view of an order. */
export const orderShape = {
  order_id: z.string(),
  delivery_status: z.enum(deliveryStatus.options),
  total_paise: z.int(),
  order_date: z.date(),
  lines: z.array(TaxedLineRow),
  seller_state_code: z.string().nullable(),
  seller_scheme: z.enum(taxScheme.options).nullable(),
  supply_state_code: z.string().nullable(),
  is_sample: z.boolean(),
}
const OrderRow = z.object(orderShape)
export type OrderRow = z.infer<typeof OrderRow>

export const shipToShape = {
  ship_address: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
}

export const orderColumns = sql`
  o.order_id, o.delivery_status, o.total_paise, o.order_date, o.seller_state_code, o.seller_scheme, o.supply_state_code,
  exists (select from sample_orders s where s.order_id = o.order_id) as is_sample,
  (select jsonb_agg(jsonb_build_object(
      'product_id', l.product_id, 'product_name', l.product_name, 'product_image', l.product_image,
      'quantity', l.quantity, 'unit', l.unit, 'unit_price_paise', l.unit_price_paise,
      'line_total_paise', l.line_total_paise, 'discount_paise', l.discount_paise, 'sample_order_id',
      case when l.discount_paise > 0 then (select d.sample_order_id from sample_discounts d
        where d.order_id = l.order_id and d.line_number = l.line_number) end, 'slab_min', l.slab_min, 'slab_max', l.slab_max, 'hsn_code', l.hsn_code,
      'gst_rate_bp', l.gst_rate_bp, 'unit_code', l.unit_code, 'is_freight', l.is_freight) order by l.line_number)
    from order_lines l where l.order_id = o.order_id) as lines`

export const shipToColumns = sql`o.ship_address, o.city, o.state, o.postal_code`

/** Whom it is billed to, and what the buyer wrote. */
export const billingShape = {
  ...billedShape,
  ship_to: z.enum(shipToKind.options).nullable(),
  ship_name: z.string().nullable(),
  seller_gstin: z.string().nullable(),
}

export const billingColumns = sql`
  o.po_number, o.note, o.bill_gstin, o.bill_name, o.bill_address, o.bill_pin, o.bill_state_code, o.ship_to, o.ship_name, o.seller_gstin`

// Both sides as they were on the day of the order; `users` only has them as they are now.

export const buyerShape = {
  buyer_full_name: z.string(),
  buyer_company_name: z.string().nullable(),
  buyer_email: z.string(),
  buyer_phone_number: z.string(),
  buyer_gst_number: z.string(),
  is_buyer_verified: z.boolean(),
}

export const buyerColumns = sql`
  o.buyer_full_name, o.buyer_company_name, o.buyer_email, o.buyer_phone_number, o.buyer_gst_number, o.is_buyer_verified`

export const sellerShape = {
  seller_id: z.uuid(),
  seller_company: z.string(),
  seller_email: z.string(),
  seller_phone_number: z.string(),
  seller_gst_number: z.string(),
  is_seller_verified: z.boolean(),
}

const sellerCompany = sql`coalesce(o.seller_company_name, o.seller_full_name) as seller_company`

export const sellerColumns = sql`
  o.seller_id, ${sellerCompany}, o.seller_email, o.seller_phone_number, o.seller_gst_number, o.is_seller_verified`

export const sellerNameShape = { seller_id: z.uuid(), seller_company: z.string() }
export const sellerNameColumns = sql`o.seller_id, ${sellerCompany}`
