import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { indianDay } from '#contract/fields.ts'
import { successFields } from '#contract/reply.ts'

/** By the days of the documents, in India; `year` is the financial year so far. */
export const taxPeriods = ['month', 'last_month', 'year'] as const
export type TaxPeriod = (typeof taxPeriods)[number]

/** In rupees; below zero where credit notes of the period take more back than it billed. */
const figure = z.number()
const sums = { taxable: figure, cgst: figure, sgst: figure, igst: figure, total: figure }

const tax = z.object({
  from: indianDay,
  to: indianDay,
  /** Tax invoices and bills of supply that are not cancelled. */
  invoices: z.int(),
  credit_notes: z.int(),
  sums: z.object(sums),
  /** The hundred with the most value; together with `others` they make the sums, to the paisa. */
  products: z.array(
    z.object({
      /** null: not listed, or freight. */
      product_id: z.nullable(z.uuid()),
      product_name: z.string(),
      hsn_code: z.string(),
      gst_rate_bp: z.int(),
      ...sums,
    }),
  ),
  /** null if all are listed. */
  others: z.nullable(z.object({ products: z.int(), ...sums })),
})
export type TaxFigures = z.infer<typeof tax>

export const getTaxFigures = endpoint({
  method: 'GET',
  path: '/api/seller/analytics/tax',
  access: 'seller',
  about:
    "Taxable value and tax of the caller's invoices of a period, less its credit notes, in all and by product.",
  input: z.object({ period: z.optional(z.enum(taxPeriods, 'This choice does not exist')) }),
  reply: z.object({ ...successFields, tax }),
})
