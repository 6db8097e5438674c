import type { Purchase } from '#contract/books/purchases.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** What a person was billed in a month. */
export const purchasesTexts = {
  title: 'Purchases',
  description: 'What you were billed in a month, with files for Tally and for your accountant.',
  lead: 'Computed from the documents that your suppliers issued here; it is no tax advice.',
  error: 'Your purchases could not be loaded. Check your connection and try again.',
  moreError: 'More documents could not be loaded. Check your connection and try again.',
  sums: 'Sums of the month',
  bills: 'Billed to you',
  credits: 'Credited to you',
  claimable: 'GST billed to your GST number',
  claimableHint: 'Your supplier has to file it before you can claim it.',
  paid: 'Paid and confirmed',
  returned: 'Given back to you',
  cancelled: (count: number) =>
    plural(count, {
      one: '1 document was cancelled and counts nowhere.',
      other: `${grouped(count)} documents were cancelled and count nowhere.`,
    }),
  documents: (count: number) => plural(count, { one: '1 document', other: `${grouped(count)} documents` }),
  taxable: (amount: string) => `without tax ${amount}`,
  tax: (amount: string) => `GST ${amount}`,
  files: 'Files of the month',
  tally: 'Tally',
  tallyHint: 'ZIP with masters and vouchers: purchases, debit notes and payments',
  csv: 'Purchases, line by line',
  csvHint: 'CSV, opens in Excel',
  list: 'Documents',
  kinds: {
    INV: 'Tax invoice',
    BOS: 'Bill of supply',
    CRN: 'Credit note',
    DBN: 'Debit note',
  } satisfies Record<Purchase['kind'], string>,
  isCancelled: 'Cancelled',
  isDraft: 'Draft, IRN pending',
  none: 'Nothing was billed to you in this month',
  noneHint: 'Invoices of your orders appear here once your suppliers issue them.',
  toMarket: 'To the market',
} as const
