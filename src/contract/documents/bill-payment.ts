import * as z from 'zod/mini'
import { indianDay, rupees } from '#contract/fields.ts'
import { paymentTerms } from '#contract/payments/payment-terms.ts'

/** What a bill says of its payment: as it was on the bill's day, and it stays so. */
export const billPayment = z.object({
  /** Null: nothing was agreed beforehand. */
  terms: z.nullable(paymentTerms),
  /** Paid before, also what the supplier had not confirmed yet; without what was given back. */
  paid: rupees,
  /** Due on the bill's day. */
  due: rupees,
  /** Left to pay, with what is due. */
  left: rupees,
  /** Of a rest on credit, where the goods had been delivered. */
  due_on: z.nullable(indianDay),
})
export type BillPayment = z.infer<typeof billPayment>
