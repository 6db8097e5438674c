import { z } from 'zod'
import { freightKinds } from '#contract/deals/deal-rules.ts'
import { paymentMethods } from '#contract/payments/payment-rules.ts'
import { restKinds } from '#contract/terms.ts'
import { description, email, hoursAgo, name } from './fields.ts'
import { readList } from './read-data.ts'

const by = z.enum(['buyer', 'seller'])
const note = z.string().trim().max(300).default('')

const happens = { hours_ago: hoursAgo }
const offer = {
  ...happens,
  by,
  /** For one unit of the first goods; else as the trade says. */
  price: z.number().positive().optional(),
  valid_days: z.int().positive().default(60),
  note,
}
const percent = z.number().positive().max(100)
const method = z.enum(paymentMethods)

const step = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('offer'), ...offer }),
  z.strictObject({ do: z.literal('counter'), ...offer }),
  z.strictObject({ do: z.literal('accept'), ...happens, by, po_number: z.string().default('') }),
  z.strictObject({ do: z.literal('decline'), ...happens, by, reason: description }),
  z.strictObject({ do: z.literal('withdraw'), ...happens, by }),
  z.strictObject({ do: z.literal('expire'), ...happens }),
  z.strictObject({ do: z.literal('confirm'), ...happens }),
  z.strictObject({ do: z.literal('pay'), ...happens, percent, method }),
  z.strictObject({ do: z.literal('confirm-payment'), ...happens }),
  z.strictObject({ do: z.literal('reject-payment'), ...happens, reason: description }),
  z.strictObject({ do: z.literal('withdraw-payment'), ...happens }),
  /** The seller notes what arrived. */
  z.strictObject({ do: z.literal('note-payment'), ...happens, percent, method }),
  z.strictObject({ do: z.literal('take-back-payment'), ...happens, reason: description }),
  /** With a reason it is cancelled at once, and the order is billed again. */
  z.strictObject({ do: z.literal('invoice'), ...happens, cancelled_first: description.optional() }),
  z.strictObject({
    do: z.literal('send'),
    ...happens,
    /** Of each of the goods, in their order. */
    quantities: z.array(z.int().nonnegative()),
    transporter: name,
    lorry_receipt: z.string().max(15),
    vehicle: z.string(),
    km: z.int().positive(),
    packages: z.int().positive(),
    arrives_in_days: z.int().positive(),
    /** The number of its e-way bill, generated on that day; four zeros lead, so that it is nobody's. */
    eway: z
      .string()
      .regex(/^0000\d{8}$/)
      .optional(),
  }),
  z.strictObject({ do: z.literal('arrive'), ...happens }),
  z.strictObject({
    do: z.literal('receive'),
    ...happens,
    /** Of the first goods. */
    short: z.int().nonnegative().default(0),
    damaged: z.int().nonnegative().default(0),
    note,
  }),
  /** The buyer reports what the receipts say is missing, and wants it credited. */
  z.strictObject({ do: z.literal('report'), ...happens, words: description }),
  z.strictObject({ do: z.literal('cancel'), ...happens, reason: description }),
  /** Without a quantity all that was billed. */
  z.strictObject({
    do: z.literal('credit'),
    ...happens,
    quantity: z.int().positive().optional(),
    reason: description,
  }),
  /** Of all that is due back. */
  z.strictObject({ do: z.literal('refund'), ...happens, method }),
  z.strictObject({ do: z.literal('reject-refund'), ...happens, reason: description }),
])
export type DemoStep = z.infer<typeof step>
export type StepThat<Do extends DemoStep['do']> = Extract<DemoStep, { readonly do: Do }>

const DemoTrade = z.strictObject({
  /** What its ids derive from. */
  name,
  buyer: email,
  seller: name,
  goods: z
    .array(
      z.strictObject({
        /** The beginning of the name of a product of the seller; with an HSN code, goods that are not listed. */
        product: name,
        hsn_code: z.string().optional(),
        gst_rate_bp: z.int().default(500),
        quantity: z.int().positive(),
        /** Rupees for one unit. */
        price: z.number().positive(),
      }),
    )
    .min(1),
  terms: z.strictObject({
    advance_bp: z.int(),
    rest: z.enum(restKinds),
    credit_days: z.int().default(0),
  }),
  freight: z.enum(freightKinds),
  freight_cost: z.number().default(0),
  dispatch_days: z.int(),
  /** The oldest first. */
  steps: z.array(step).min(1),
})
export type DemoTrade = z.infer<typeof DemoTrade>

/** Deals and what became of them: orders that are paid, sent, received, cancelled. */
export const trades = readList('trades.json', DemoTrade)
