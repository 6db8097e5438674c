import * as z from 'zod/mini'
import { indianDay, rupees } from './fields.ts'

const missingGoods = {
  line_number: z.int(),
  product_name: z.string(),
  unit: z.string(),
  quantity: z.int(),
}

const missingLine = z.object({ ...missingGoods, kind: z.enum(['damaged', 'short']) })
export type MissingLine = z.infer<typeof missingLine>

const missingProblem = z.object({
  case_id: z.string(),
  revision: z.int(),
  /**
   * The buyer replies to an offer; the seller answers, issues the credit note or sends the goods again. One press does
   * the last two, also where the seller has not answered: the buyer wishes for it.
   */
  next: z.enum(['reply', 'answer', 'credit', 'send']),
  /** The seller has not answered and may offer something else. */
  is_open: z.boolean(),
  lines: z.array(z.object(missingGoods)),
})
export type MissingProblem = z.infer<typeof missingProblem>

const missingGoodsOfOrder = z.object({
  /** Short or damaged by the buyer's receipts, and neither reported nor credited. */
  unreported: z.array(missingLine),
  /** Problems with such goods in which a side has something to do, oldest first. */
  problems: z.array(missingProblem),
})
export type MissingGoods = z.infer<typeof missingGoodsOfOrder>

/** How far the papers, the money and the goods of an order are: what its road is drawn from, beside its delivery status. */
export const orderRoad = z.object({
  /** The invoice or bill of supply that counts; null: none is issued. */
  bill: z.nullable(
    z.object({
      number: z.string(),
      issued_on: indianDay,
      /** It is none yet: the portal's number of it is not known. */
      is_draft: z.boolean(),
      /** With its debit notes. */
      total: rupees,
      /** What credit notes took back of it. */
      credited: rupees,
      /** What higher prices would add that the buyer has not agreed to; missing where none are asked for. */
      asked: z.optional(rupees),
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
  /** Problems that a side reported; missing where there are none, and in answers of earlier servers. */
  cases: z.optional(z.object({ open: z.int(), closed: z.int() })),
  /** Goods that came short or damaged, until they are credited, sent again or refused; missing where there are none. */
  missing: z.optional(missingGoodsOfOrder),
})
export type OrderRoad = z.infer<typeof orderRoad>
