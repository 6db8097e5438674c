import { z } from 'zod'
import { upiKinds } from '#contract/payments/upi.ts'
import { sql } from '#server/db/sql.ts'

export const PayeeRow = z.object({
  payee_id: z.uuid(),
  name: z.string(),
  vpa: z.string(),
  vpa_kind: z.enum(upiKinds),
  mcc: z.string(),
  /** Sealed. */
  account_number: z.instanceof(Buffer).nullable(),
  account_number_end: z.string(),
  ifsc: z.string(),
  created_at: z.date(),
})
export type PayeeRow = z.infer<typeof PayeeRow>

export const payeeColumns = sql`
  p.payee_id, p.name, p.vpa, p.vpa_kind, p.mcc, p.account_number, p.account_number_end, p.ifsc, p.created_at`

/** Sorts the payees `p` of an order `o`: the one that it was placed with first, else the first one after it. */
export const placedWith = sql`
  p.created_at <= o.order_date desc,
  case when p.created_at <= o.order_date then p.created_at end desc, p.created_at`
