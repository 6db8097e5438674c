import { z } from 'zod'
import { paymentKind, paymentMethod, paymentState } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'

/** What was paid for which order, and how. */
export const paidFields = {
  payment_id: z.uuid(),
  order_id: z.string(),
  kind: z.enum(paymentKind.options),
  amount_paise: z.int(),
  method: z.enum(paymentMethod.options),
  reference: z.string(),
  paid_on: z.string(),
}

export const paymentShape = {
  ...paidFields,
  state: z.enum(paymentState.options),
  claimed_by: z.enum(['buyer', 'seller']),
  reason: z.string().nullable(),
  proof: z.enum(['picture', 'pdf']).nullable(),
  is_reference_shared: z.boolean(),
  /** The number of its receipt voucher. */
  receipt: z.string().nullable(),
  created_at: z.date(),
  decided_at: z.date().nullable(),
}
export const PaymentRow = z.object(paymentShape)
export type PaymentRow = z.infer<typeof PaymentRow>

export const paymentColumns = sql`
  p.payment_id, p.order_id, p.kind, p.amount_paise, p.method, p.reference, p.paid_on::text as paid_on, p.state, p.claimed_by,
  coalesce(p.reason, (select t.reason from taken_back_payments t where t.payment_id = p.payment_id)) as reason, p.proof,
  (select r.number from receipts r where r.payment_id = p.payment_id) as receipt, p.created_at, p.decided_at,
  p.reference <> '' and p.method <> 'cheque' and exists (
    select from payments q where q.reference = p.reference and q.order_id <> p.order_id
      and q.state in ('claimed', 'confirmed')) as is_reference_shared`
