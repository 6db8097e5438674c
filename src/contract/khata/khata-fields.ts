import * as z from 'zod/mini'
import { indianDay, rupees } from '#contract/fields.ts'
import { paymentMethods } from '#contract/payments/payment-rules.ts'
import { revision } from '#contract/revision.ts'
import { udyamActivities, udyamClasses } from './due.ts'

const protection = z.enum(['none', 'protected', 'contested'])

/** What was agreed with a buyer; of a new account the usual terms. */
export const khataTerms = z.object({
  /** null: no limit. */
  credit_limit: z.nullable(rupees),
  /** From the acceptance of the goods on. */
  credit_days: z.int(),
  /** The recovery fee of the contract, in basis points of what is overdue. */
  fee_bp: z.int(),
  /** The day of the written agreement; null: none. */
  agreed_on: z.nullable(indianDay),
  revision,
})
export type KhataTerms = z.infer<typeof khataTerms>

/** Sums of an account: `balance` is the sum of its entries, `open` less `advance`. */
export const khataSums = {
  balance: rupees,
  /** What is to be paid of bills and of what was open before. */
  open: rupees,
  /** What was paid or credited beyond all that. */
  advance: rupees,
  overdue: rupees,
  /** The earliest day on which something open was due. */
  oldest_due_on: z.nullable(indianDay),
  /** By law, on bills that are open, to today. */
  interest: rupees,
  /** What the buyer says to have paid, and the seller has not confirmed. */
  claimed: rupees,
}

export const openBill = z.object({
  /** null: what was open before. */
  order_id: z.nullable(z.string()),
  /** Of the invoice; blank for what was open before. */
  number: z.string(),
  issued_on: indianDay,
  /** Without what was credited. */
  total: rupees,
  open: rupees,
  accepted_on: z.nullable(indianDay),
  /** The last day; null: the goods are not accepted yet. */
  due_on: z.nullable(indianDay),
  days_late: z.int(),
  /** A problem or a dispute is open, so that the clock stands. */
  is_disputed: z.boolean(),
  protection,
  interest: rupees,
})
export type OpenBill = z.infer<typeof openBill>

export const entryKinds = [
  'bill',
  'debit_note',
  'credit_note',
  'credit',
  'payment',
  'refund',
  'opening',
  'receipt',
] as const

const khataEntry = z.object({
  kind: z.enum(entryKinds),
  on: indianDay,
  order_id: z.nullable(z.string()),
  /** A number of a document, cheque or transfer; blank without one. */
  number: z.string(),
  method: z.nullable(z.enum(paymentMethods)),
  /** Above zero what the buyer owes, below it what was paid or credited. */
  amount: z.number(),
  /** After this entry. */
  balance: z.number(),
})
export type KhataEntry = z.infer<typeof khataEntry>

export const noteStates = ['noted', 'received', 'deposited', 'cleared', 'bounced', 'withdrawn'] as const
type NoteState = (typeof noteStates)[number]

/** What may follow; money that arrived and cheques that bounced stay so. */
export const noteFollowers = {
  noted: ['withdrawn'],
  received: ['deposited', 'cleared', 'bounced', 'withdrawn'],
  deposited: ['cleared', 'bounced', 'withdrawn'],
  cleared: [],
  bounced: [],
  withdrawn: [],
} as const satisfies Record<NoteState, readonly NoteState[]>

/** What the seller noted by hand, with what the buyer says against it. */
export const khataNote = z.object({
  entry_id: z.uuid(),
  kind: z.enum(['opening', 'receipt']),
  amount: rupees,
  on: indianDay,
  method: z.nullable(z.enum(paymentMethods)),
  number: z.string(),
  order_id: z.nullable(z.string()),
  state: z.enum(noteStates),
  dispute: z.nullable(z.string()),
})
export type KhataNote = z.infer<typeof khataNote>

/** What was computed from what. */
export const lawFacts = z.object({
  today: indianDay,
  protection,
  udyam_class: z.nullable(z.enum(udyamClasses)),
  udyam_activity: z.nullable(z.enum(udyamActivities)),
  /** The bank rate of today, with its source and the day of the look-up; null where none is known. */
  rate: z.nullable(
    z.object({ rate_bp: z.int(), from_date: indianDay, source: z.string(), checked_on: indianDay }),
  ),
})
export type LawFacts = z.infer<typeof lawFacts>

/** An account in a financial year of India, for both of its sides. */
export const khataSheet = {
  name: z.string(),
  ...khataSums,
  /** The contract's fee on what is overdue. It is not added to the law's interest. */
  contract_fee: rupees,
  terms: khataTerms,
  law: lawFacts,
  bills: z.array(openBill),
  /** The year of the entries, such as 26-27, and all that have some. */
  year: z.string(),
  years: z.array(z.string()),
  /** What was open before the first entry that is listed. */
  brought_forward: z.number(),
  /** The latest first. A long year lists the latest; the file has all. */
  entries: z.array(khataEntry),
  entries_in_all: z.int(),
  notes: z.array(khataNote),
  reminded_on: z.nullable(indianDay),
}
