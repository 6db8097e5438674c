import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, language, rupees } from '#contract/fields.ts'
import { paidFields } from '#contract/payments/payment.ts'
import { csvFile, paged, successFields } from '#contract/reply.ts'

const quarterForm = /^20\d\d-Q[1-4]$/
const notQuarter = 'Choose a quarter such as 2026-Q3'

/** Of a financial year: 2026-Q1 is April to June 2026, 2026-Q4 January to March 2027. */
const quarter = z.string(notQuarter).check(z.regex(quarterForm, notQuarter))

const monthsOfQuarter = 3

/** The first and the last day of a quarter. */
export function daysOfQuarter(text: string): { readonly first: string; readonly last: string } {
  const year = Number(text.slice(0, 4))
  const place = Number(text.at(-1)) * monthsOfQuarter
  const dayAt = (month: number, day: number) =>
    new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
  return { first: dayAt(place, 1), last: dayAt(place + monthsOfQuarter, 0) }
}

const entry = z.object({
  ...paidFields,
  seller_id: z.uuid(),
  seller: z.string(),
  seller_gstin: z.string(),
  buyer: z.string(),
})
export type LedgerEntry = z.infer<typeof entry>

export const getOperatorLedger = endpoint({
  method: 'GET',
  path: '/api/admin/operator-ledger',
  access: 'admin',
  area: 'money',
  about:
    'Each payment that its seller has confirmed in a quarter of the financial year. The money went from buyers to sellers; the market collected none.',
  input: z.object({ quarter, cursor }),
  reply: z.object({
    ...successFields,
    quarter: z.string(),
    sums: z.object({ payments: z.int(), sellers: z.int(), paid: rupees, returned: rupees }),
    entries: z.array(entry),
    ...paged,
  }),
})
export type OperatorLedger = z.infer<typeof getOperatorLedger.reply>

export const getOperatorLedgerFile = endpoint({
  method: 'GET',
  path: '/api/admin/operator-ledger/:quarter/csv',
  access: 'admin',
  area: 'money',
  produces: 'text/csv',
  about: 'The same as a file, payment by payment.',
  input: z.object({ quarter, language }),
  reply: csvFile,
})
