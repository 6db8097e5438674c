import { z } from 'zod'
import { paidFields } from '#server/payments/payment.row.ts'

export const LedgerRow = z.object({
  ...paidFields,
  seller_id: z.uuid(),
  seller: z.string(),
  seller_gstin: z.string(),
  buyer: z.string(),
})
export type LedgerRow = z.infer<typeof LedgerRow>

export const LedgerSums = z.object({
  payments: z.int(),
  sellers: z.int(),
  paid_paise: z.int(),
  returned_paise: z.int(),
})
export type LedgerSums = z.infer<typeof LedgerSums>

/** A quarter, with a page of its payments. */
export type LedgerFound = {
  readonly quarter: string
  readonly sums: LedgerSums
  readonly list: {
    readonly page: readonly LedgerRow[]
    readonly total: number
    readonly next: string | null
    readonly total_is_floor?: boolean
  }
}
