import { z } from 'zod'
import { entryKinds } from '#contract/khata/khata-fields.ts'
import { paymentMethods } from '#contract/payments/payment-rules.ts'

export const EntryRow = z.object({
  kind: z.enum(entryKinds),
  on_day: z.string(),
  order_id: z.string().nullable(),
  number: z.string(),
  method: z.enum(paymentMethods).nullable(),
  paise: z.int(),
  balance_paise: z.int(),
})
export type EntryRow = z.infer<typeof EntryRow>
