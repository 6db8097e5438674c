import { z } from 'zod'
import { udyamActivities, udyamClasses } from '#contract/khata/due.ts'
import { restKinds } from '#contract/terms.ts'
import { TermsRow } from './account.row.ts'

/** A Udyam registration, as its seller stated it. */
export const UdyamRow = z.object({
  udyam_number: z.string(),
  udyam_class: z.enum(udyamClasses).nullable(),
  udyam_activity: z.enum(udyamActivities).nullable(),
})
export type UdyamRow = z.infer<typeof UdyamRow>

const Bill = z.object({
  number: z.string(),
  issued_on: z.string(),
  /** With its debit notes. */
  total_paise: z.int(),
  credited_paise: z.int(),
  udyam: UdyamRow.nullable(),
})

/** An order of which something is open or paid too much; the days are India's. */
export const TradeRow = z.object({
  order_id: z.string(),
  seller_id: z.uuid(),
  buyer_id: z.uuid(),
  /** What bills it; null: nothing does. */
  bill: Bill.nullable(),
  terms: z.object({ rest: z.enum(restKinds), credit_days: z.int() }).nullable(),
  is_deal: z.boolean(),
  /** On which its goods came, or their shortage was confirmed. */
  accepted_on: z.string().nullable(),
  payments: z.array(z.object({ paise: z.int(), on: z.string() })),
  claimed_paise: z.int(),
  /** Problems that the buyer reported; without an end they are open. */
  cases: z.array(z.object({ from: z.string(), to: z.string().nullable(), is_of_goods: z.boolean() })),
})
export type TradeRow = z.infer<typeof TradeRow>
export type BilledTrade = TradeRow & { readonly bill: NonNullable<TradeRow['bill']> }

/** The same with the terms of the account, if the seller has set any. */
export const AgreedTradeRow = TradeRow.extend({ account: TermsRow.nullable() })
