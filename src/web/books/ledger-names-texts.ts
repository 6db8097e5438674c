import type { Ledger } from '#contract/books/ledgers.ts'

/** How the own Tally calls the ledgers of our files. */
export const ledgerNamesTexts = {
  title: 'Names in your Tally',
  hint: 'The file for Tally uses these ledgers. Say how yours are called, and nothing is doubled.',
  open: 'Ledger names',
  partyNames: 'Party names',
  labels: {
    sales: 'Sales',
    cgst: 'CGST on sales',
    sgst: 'SGST on sales',
    igst: 'IGST on sales',
    purchases: 'Purchases',
    cgst_in: 'CGST on purchases',
    sgst_in: 'SGST on purchases',
    igst_in: 'IGST on purchases',
    bank: 'Bank account',
    cash: 'Cash',
  } satisfies Record<Ledger, string>,
  save: 'Save names',
  keep: 'Cancel',
  error: 'Your ledger names could not be loaded. Check your connection and try again.',
  saveError: 'The names could not be saved. Check your connection and try again.',
} as const
