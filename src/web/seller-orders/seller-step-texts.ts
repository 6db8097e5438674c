/** What a seller does next with an order, or waits for. */
export const sellerStepTexts = {
  confirm: 'The buyer waits for your answer.',
  confirmUntil: (moment: string) =>
    `The buyer waits for your answer. Without it the order is cancelled automatically on ${moment}.`,
  confirmNow: 'Confirm order',
  check: (amount: string) => `The buyer says to have paid ${amount}.`,
  checkNow: 'Check the payment',
  issue: 'The goods need an invoice at the latest when they leave.',
  send: 'The goods may leave.',
  sendNow: 'Send goods',
  deliver: 'The goods are on their way.',
  deliverNow: 'Mark as delivered',
  arrive: 'The goods are on their way. Say when they have come.',
  arriveNow: 'See the shipments',
  receive: 'The buyer has to say what came.',
  pay: (amount: string) => `${amount} is open.`,
  refund: (amount: string) => `${amount} is to be paid back to the buyer.`,
  refundNow: 'Pay back',
  refunding: (amount: string) => `The buyer checks the ${amount} that you paid back.`,
  credit: 'The order is cancelled, but its invoice still counts.',
  done: 'Nothing is left to do.',
} as const
