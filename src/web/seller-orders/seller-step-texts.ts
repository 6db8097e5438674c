/** What a seller does next with an order, or waits for. */
export const sellerStepTexts = {
  confirm: 'Confirm or cancel this order.',
  confirmUntil: (moment: string) =>
    `Confirm or cancel this order. Otherwise it is cancelled automatically on ${moment}.`,
  confirmNow: 'Confirm order',
  check: (amount: string) => `The buyer says to have paid ${amount}.`,
  checkNow: 'Check the payment',
  issue: 'Issue the invoice before the goods leave.',
  send: 'The goods may leave.',
  sendNow: 'Send goods',
  deliver: 'The goods are on their way.',
  deliverNow: 'Mark as delivered',
  arrive: 'The goods are on their way. Say when they have come.',
  arriveNow: 'See the shipments',
  receive: 'Waiting for the buyer to confirm receipt.',
  pay: (amount: string) => `Waiting for the buyer to pay ${amount}.`,
  payLater: (amount: string) => `${amount} is not due yet.`,
  refund: (amount: string) => `${amount} is to be paid back to the buyer.`,
  refundNow: 'Pay back',
  refunding: (amount: string) => `The buyer checks the ${amount} that you paid back.`,
  credit: 'The order is cancelled, but its invoice still counts.',
  done: 'Nothing is left to do.',
} as const
