import { z } from 'zod'
import { paymentKind } from '#contract/payments/payment.ts'
import { restKinds } from '#contract/terms.ts'
import { TermsRow } from './terms.row.ts'

const Part = z.object({
  /** What is left of it. */
  amount_paise: z.int(),
  when: z.enum(['now', 'agreed', ...restKinds]),
  is_due: z.boolean(),
  /** Of a rest on credit, once the goods are delivered. */
  due_on: z.string().nullable(),
})

/** What a bill says of its payment: kept as it was on the bill's day. */
export const ToPayRow = z.object({
  /** Null: nothing was agreed beforehand. */
  terms: TermsRow.nullable(),
  debited_paise: z.int(),
  credited_paise: z.int(),
  /** Confirmed payments and refunds, oldest first. */
  paid: z.array(z.object({ kind: z.enum(paymentKind.options), amount_paise: z.int(), paid_on: z.string() })),
  /** Paid by the buyer's word, which the supplier has not confirmed. */
  claimed_paise: z.int(),
  refund_due_paise: z.int(),
  /** What is left to pay, by the terms. */
  parts: z.array(Part),
  /** The number of the account stays sealed where it is; here are its last digits. */
  payee: z
    .object({
      payee_id: z.uuid(),
      name: z.string(),
      vpa: z.string(),
      /** Blank where the IFSC code is none of a known bank. */
      bank: z.string(),
      ifsc: z.string(),
      account_number_end: z.string(),
    })
    .nullable(),
})
export type ToPay = z.infer<typeof ToPayRow>

/** In paise: what the terms want by then, and nobody has paid or says to have paid. */
export const dueOf = ({ parts }: Pick<ToPay, 'parts'>) =>
  parts.filter(({ is_due }) => is_due).reduce((sum, { amount_paise }) => sum + amount_paise, 0)
