import { z } from 'zod'

/** A line of an order, or so many pieces of one. */
export const NamedLine = z.object({
  line_number: z.int(),
  product_name: z.string(),
  unit: z.string(),
  quantity: z.int(),
  unit_price_paise: z.int(),
  /** What is taken off it. */
  discount_paise: z.int(),
})
