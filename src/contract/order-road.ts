import * as z from 'zod/mini'
import { indianDay, rupees } from './fields.ts'

/** How far the papers, the money and the goods of an order are: what its road is drawn from, beside its delivery status. */
export const orderRoad = z.object({
  /** The invoice or bill of supply that counts; null: none is issued. */
  bill: z.nullable(
    z.object({
      number: z.string(),
      issued_on: indianDay,
      /** It is none yet: the portal's number of it is not known. */
      is_draft: z.boolean(),
      total: rupees,
      /** What credit notes took back of it. */
      credited: rupees,
    }),
  ),
  /** Missing where nobody keeps account of the order's payments. */
  payment: z.optional(
    z.object({
      /** What the seller has confirmed. */
      paid: rupees,
      /** What the buyer says to have paid, and the seller has not confirmed. */
      claimed: rupees,
      open: rupees,
      /** Of what is open, what the terms want by now, without what is claimed. Missing in answers of earlier servers. */
      due: z.optional(rupees),
      /** What is to be given back. */
      refund_due: rupees,
      /** Of that, what the seller says to have given back, and the buyer has not confirmed. */
      refunding: z.optional(rupees),
    }),
  ),
  /** Quantities of all lines; missing where nobody keeps account of the order's shipments. */
  dispatch: z.optional(
    z.object({
      ordered: z.int(),
      sent: z.int(),
      received: z.int(),
      /** What has come, confirmed or not. Missing in answers of earlier servers. */
      arrived: z.optional(z.int()),
    }),
  ),
})
export type OrderRoad = z.infer<typeof orderRoad>
