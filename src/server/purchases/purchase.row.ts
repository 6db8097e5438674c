import { z } from 'zod'
import { sql } from '#server/db/sql.ts'
import { documentColumns } from '#server/documents/document.row.ts'
import { TallyDocument } from '#server/tally/tally.row.ts'

/** A document as its buyer has it. */
export const PurchaseRow = TallyDocument
export type PurchaseRow = z.infer<typeof PurchaseRow>

export const purchaseColumns = sql`${documentColumns}, i.buyer_id`

export const PurchaseSums = z.object({
  documents: z.int(),
  taxable_paise: z.int(),
  cgst_paise: z.int(),
  sgst_paise: z.int(),
  igst_paise: z.int(),
  total_paise: z.int(),
  claimable_paise: z.int(),
})
export type PurchaseSums = z.infer<typeof PurchaseSums>

export const PurchaseCounts = z.object({
  all_documents: z.int(),
  cancelled: z.int(),
  first_month: z.string().nullable(),
})
export const PaidSums = z.object({ paid_paise: z.int(), returned_paise: z.int() })

/** A month of a buyer, with a page of its documents. */
export type PurchasesFound = {
  readonly month: string
  readonly bills: PurchaseSums
  readonly credits: PurchaseSums
  readonly counts: z.infer<typeof PurchaseCounts>
  readonly paid: z.infer<typeof PaidSums>
  readonly list: {
    readonly page: readonly PurchaseRow[]
    readonly total: number
    readonly next: string | null
    readonly total_is_floor?: boolean
  }
}
