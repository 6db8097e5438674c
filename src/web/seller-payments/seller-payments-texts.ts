import type { Payment } from '#contract/payments/payment.ts'

/** The words of the console's page 'Payments'. */
export const sellerPaymentsTexts = {
  title: 'Payments',
  description: 'What buyers paid your shop, and what waits for your confirmation.',
  error: 'Your payments could not be loaded. Check your connection and try again.',
  moreError: 'More payments could not be loaded. Check your connection and try again.',
  filter: 'State',
  all: 'All',
  states: {
    claimed: 'To confirm',
    confirmed: 'Confirmed',
    rejected: 'Not received',
    withdrawn: 'Taken back',
  } satisfies Record<Payment['state'], string>,
  sums: 'Sums of these payments',
  claimed: 'To confirm',
  confirmed: 'Received',
  refunded: 'Given back',
  list: 'Payments',
  of: (buyer: string, order: string) => `${buyer}, order ${order}`,
  none: 'No payments yet',
  noneHint: 'Once a buyer has paid an order and says so, the payment waits here for your confirmation.',
  noneOf: 'No payments in this state',
  noneOfHint: 'Choose another state.',
} as const
