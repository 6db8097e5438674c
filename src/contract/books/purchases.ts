import * as z from 'zod/mini'
import { documentKinds } from '#contract/documents/document-number.ts'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, indianDay, language, rupees } from '#contract/fields.ts'
import { csvFile, paged, successFields, zipFile } from '#contract/reply.ts'
import { month } from './month.ts'

const amounts = { taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees, total: rupees }

/** Credit notes count below zero. */
const sum = z.object({ documents: z.int(), ...amounts })

const purchase = z.object({
  document_id: z.uuid(),
  /** Null for what the market itself billed. */
  order_id: z.nullable(z.string()),
  kind: z.enum(documentKinds),
  number: z.string(),
  issued_on: indianDay,
  seller: z.string(),
  seller_gstin: z.string(),
  /** The own GST number that it was billed to; blank without one. */
  own_gstin: z.string(),
  ...amounts,
  is_cancelled: z.boolean(),
  waits_for_irn: z.boolean(),
})
export type Purchase = z.infer<typeof purchase>

export const getPurchases = endpoint({
  method: 'GET',
  path: '/api/users/purchases',
  access: 'user',
  about: 'What the caller was billed and credited in a month of India, with the documents behind it.',
  input: z.object({ month, cursor }),
  reply: z.object({
    ...successFields,
    month: z.string(),
    /** The month of the first document; without documents there is none. */
    first_month: z.nullable(z.string()),
    bills: sum,
    credits: sum,
    /** Of all that is billed to an own GST number: the tax that may be claimed, if the supplier files it. */
    claimable: rupees,
    cancelled: z.int(),
    paid: rupees,
    returned: rupees,
    documents: z.array(purchase),
    ...paged,
  }),
})
export type Purchases = z.infer<typeof getPurchases.reply>

export const getPurchasesForTally = endpoint({
  method: 'GET',
  path: '/api/users/purchases/:month/tally.zip',
  access: 'user',
  produces: 'application/zip',
  about: 'What the caller bought and paid in a month, as purchases, debit notes and payments for Tally.',
  input: z.object({ month }),
  reply: zipFile,
})

export const getPurchasesFile = endpoint({
  method: 'GET',
  path: '/api/users/purchases/:month/csv',
  access: 'user',
  produces: 'text/csv',
  about: 'Each line of the bills and credit notes that the caller got in a month.',
  input: z.object({ month, language }),
  reply: csvFile,
})
