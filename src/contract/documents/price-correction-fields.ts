import * as z from 'zod/mini'
import { moment, rupees } from '#contract/fields.ts'

/** Higher prices for what is billed, which the seller asks the buyer to agree to. */
export const priceCorrection = z.object({
  correction_id: z.uuid(),
  reason: z.string(),
  /** What the buyer would pay more in all, tax included. */
  total: rupees,
  lines: z.array(
    z.object({
      line_number: z.int(),
      product_name: z.string(),
      /** What of the line is billed and not credited. */
      quantity: z.int(),
      unit: z.string(),
      /** Of one unit, tax included. */
      price_before: rupees,
      price_after: rupees,
    }),
  ),
  created_at: moment,
})
export type PriceCorrection = z.infer<typeof priceCorrection>
