import { z } from 'zod'
import { DocumentRow } from '#server/documents/document.row.ts'
import { paidFields } from '#server/payments/payment.row.ts'

/** A document of a month, whichever side it is read from. */
export const TallyDocument = DocumentRow.extend({ buyer_id: z.uuid() })
export type TallyDocument = z.infer<typeof TallyDocument>

/** A confirmed payment, with the bill that it settles. */
export const TallyPayment = z.object({
  ...paidFields,
  /** Null while the order was not billed on the day of the payment. */
  bill_number: z.string().nullable(),
  party_id: z.uuid(),
  party_name: z.string(),
  party_gstin: z.string(),
})
export type TallyPayment = z.infer<typeof TallyPayment>
