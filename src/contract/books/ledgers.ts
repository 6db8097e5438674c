import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { lineOf } from '#contract/fields.ts'
import { successFields, successWithMessage } from '#contract/reply.ts'

/** The ledgers of our files for Tally, with the names that Tally or its users give them. */
export const ledgers = {
  sales: 'Sales',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  purchases: 'Purchase',
  cgst_in: 'Input CGST',
  sgst_in: 'Input SGST',
  igst_in: 'Input IGST',
  bank: 'Bank',
  cash: 'Cash',
} as const
export type Ledger = keyof typeof ledgers
export const ledgerKeys = Object.keys(ledgers) as readonly Ledger[]

/** As many characters as a name in Tally may have here. */
export const longestLedgerName = 100
const name = lineOf('ledgerName', longestLedgerName)

const names = z.object({
  sales: name,
  cgst: name,
  sgst: name,
  igst: name,
  purchases: name,
  cgst_in: name,
  sgst_in: name,
  igst_in: name,
  bank: name,
  cash: name,
})
export type LedgerNames = z.infer<typeof names>

export const getLedgerNames = endpoint({
  method: 'GET',
  path: '/api/users/ledger-names',
  access: 'user',
  about: "The ledgers of the files for Tally, under the names that the reader's own Tally has for them.",
  input: z.object({}),
  reply: z.object({ ...successFields, names }),
})

export const saveLedgerNames = endpoint({
  method: 'PUT',
  path: '/api/users/ledger-names',
  access: 'user',
  about: 'Says how the own Tally calls the ledgers of our files.',
  input: z.object({ names }),
  reply: z.object({ ...successWithMessage, names }),
})
