import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** The words of the operator's ledger. */
export const operatorLedgerTexts = {
  title: "Operator's ledger",
  lead: 'Payments that sellers confirmed. The money went from buyers to sellers; this market collected none.',
  quarter: 'Quarter',
  quarterName: (place: string, year: string) => `${place} of ${year}`,
  sums: 'Sums of the quarter',
  paid: 'Paid to sellers',
  returned: 'Given back',
  payments: (count: number) => plural(count, { one: '1 payment', other: `${grouped(count)} payments` }),
  sellers: (count: number) => plural(count, { one: '1 seller', other: `${grouped(count)} sellers` }),
  list: 'Payments',
  nothingYet: 'No payment was confirmed in this quarter.',
  csv: 'Save as CSV',
  csvError: 'The file could not be made. Check your connection and try again.',
  order: (orderId: string) => `Order ${orderId}`,
  to: 'to',
} as const
