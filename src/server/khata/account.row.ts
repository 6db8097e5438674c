import { z } from 'zod'
import { noteStates } from '#contract/khata/khata-fields.ts'
import { paymentMethods } from '#contract/payments/payment-rules.ts'
import { sql } from '#server/db/sql.ts'

export const TermsRow = z.object({
  credit_limit_paise: z.int().nullable(),
  credit_days: z.int(),
  fee_bp: z.int(),
  agreed_on: z.string().nullable(),
  revision: z.int(),
})
export type TermsRow = z.infer<typeof TermsRow>

export const termsColumns = sql`credit_limit_paise, credit_days, fee_bp, agreed_on::text as agreed_on, revision`

export const NoteRow = z.object({
  entry_id: z.uuid(),
  seller_id: z.uuid(),
  buyer_id: z.uuid(),
  kind: z.enum(['opening', 'receipt']),
  amount_paise: z.int(),
  on_day: z.string(),
  method: z.enum(paymentMethods).nullable(),
  reference: z.string(),
  order_id: z.string().nullable(),
  state: z.enum(noteStates),
  kept_paise: z.int(),
  dispute: z.string().nullable(),
})
export type NoteRow = z.infer<typeof NoteRow>

export const noteColumns = sql`
  entry_id, seller_id, buyer_id, kind, amount_paise, on_day::text as on_day, method, reference, order_id, state, kept_paise,
  dispute`

/** A seller and a buyer who have traded, by the name of the other side. */
export const PairRow = z.object({
  seller_id: z.uuid(),
  buyer_id: z.uuid(),
  name: z.string(),
  terms: TermsRow.nullable(),
  reminded_on: z.string().nullable(),
})
export type PairRow = z.infer<typeof PairRow>

export const PartyRow = z.object({ name: z.string(), address: z.string(), gstin: z.string() })
export type PartyRow = z.infer<typeof PartyRow>
