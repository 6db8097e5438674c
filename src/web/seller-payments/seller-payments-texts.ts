import type { Payment } from '#contract/payments/payment.ts'

/** The words of the console's page 'Payments'. */
export const sellerPaymentsTexts = {
  title: 'Payments',
  description: 'What buyers paid your shop, and what waits for your confirmation.',
  error: 'Your payments could not be loaded. Check your connection and try again.',
  moreError: 'More payments could not be loaded. Check your connection and try again.',
  filters: 'Filters',
  search: 'Order, buyer or reference',
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
  of: (buyer: string) => `${buyer},`,
  order: (order: string) => `order ${order}`,
  none: 'No payments yet',
  noneHint: 'Once a buyer has paid an order and says so, the payment waits here for your confirmation.',
  noneOf: 'No payments in this state',
  noneOfHint: 'Choose another state.',
  noneFound: 'No such payment',
  noneFoundHint: 'Look for a part of the order number, the reference or the name, or choose another state.',
} as const
