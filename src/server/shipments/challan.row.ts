import { z } from 'zod'
import { DocumentLine, Particulars } from '#server/documents/document.row.ts'
import { transportShape } from './shipment.row.ts'

/** What a challan says, as it was when its goods left. */
const ChallanFacts = z.object({
  order_id: z.string(),
  seq: z.int(),
  particulars: Particulars,
  supply_state_code: z.string(),
  is_inter_state: z.boolean(),
  is_tax_known: z.boolean(),
  /** The invoice or bill of supply of the order; blank if there was none. */
  bill: z.string(),
  /** The problem for which the goods are sent again. */
  replaces: z.string().optional(),
  transport: z.object(transportShape),
  /** Challans from before discounts say nothing of them. */
  lines: z.array(DocumentLine.extend({ discount_paise: z.int().optional() })),
})
export type ChallanFacts = z.infer<typeof ChallanFacts>

export const ChallanRow = z.object({
  shipment_id: z.uuid(),
  number: z.string(),
  issued_on: z.string(),
  facts: ChallanFacts,
})
export type ChallanRow = z.infer<typeof ChallanRow>
