import { sentences } from '#contract/texts/sentences.ts'

/** The file of an account's entries. */
export const khataFile = sentences('khataFile', {
  day: 'Date',
  entry: 'Entry',
  number: 'Number',
  order: 'Order',
  amount: 'Amount',
  balance: 'Balance',
  broughtForward: 'Brought forward',
  bill: 'Bill',
  debit_note: 'Debit note',
  credit_note: 'Credit note',
  credit: 'Credit of a problem',
  payment: 'Payment',
  refund: 'Refund',
  opening: 'Open before',
  receipt: 'Received on account',
})
