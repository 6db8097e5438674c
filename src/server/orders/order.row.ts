import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'

const OrderLineRow = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  product_image: z.string().nullable(),
  quantity: z.int(),
  unit: z.string(),
  unit_price_paise: z.int(),
  line_total_paise: z.int(),
})
export type OrderLineRow = z.infer<typeof OrderLineRow>

/** What every view of an order shows. */
export const orderShape = {
  order_id: z.string(),
  delivery_status: z.enum(deliveryStatus.options),
  total_paise: z.int(),
  order_date: z.date(),
  lines: z.array(OrderLineRow),
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
  o.order_id, o.delivery_status, o.total_paise, o.order_date,
  (select jsonb_agg(jsonb_build_object(
      'product_id', l.product_id, 'product_name', l.product_name, 'product_image', l.product_image,
      'quantity', l.quantity, 'unit', l.unit, 'unit_price_paise', l.unit_price_paise,
      'line_total_paise', l.line_total_paise) order by l.line_number)
    from order_lines l where l.order_id = o.order_id) as lines`

export const shipToColumns = sql`o.ship_address, o.city, o.state, o.postal_code`

export const buyerShape = {
  full_name: z.string(),
  company_name: z.string().nullable(),
  email: z.string(),
  phone_number: z.string(),
}

/** Of the buyer `b`. */
export const buyerColumns = sql`b.full_name, b.company_name, b.email, b.phone_number`
