import * as z from 'zod/mini'
import { rupees } from './fields.ts'

/** What a line of an order or an offer sells, and for how much. */
export const soldLineFields = {
  /** null: goods of a deal that are not listed, or its freight. */
  product_id: z.nullable(z.uuid()),
  product_name: z.string(),
  product_image: z.nullable(z.string()),
  quantity: z.int(),
  unit: z.string(),
  /** Rupees, tax included. */
  unit_price: rupees,
  line_total: rupees,
}
