/** The words of how a buyer orders and pays, as a seller reads them. */
export const buyerRecordTexts = {
  title: 'How this buyer orders and pays',
  open: (name: string) => `How ${name} orders and pays`,
  window: (days: number) =>
    `The last ${days} days with all suppliers here, counted by our computer. Orders among the buyer's own accounts are left out.`,
  notYet: 'Not counted yet. We count once an hour.',
  error: 'The record of this buyer could not be loaded.',
  nobody:
    'You see here how this buyer orders and pays once you have an order, an offer or a quote with each other.',
  orders: 'Orders placed',
  cancelled: 'Cancelled by the buyer',
  paid: 'Bills paid by their due day',
  disputes: 'Orders with a problem',
  lost: (count: string) => `${count} decided against the buyer`,
  again: 'Suppliers bought from again',
  hint: 'A bill counts once its due day is known and has passed, or it is paid. The past promises nothing: give credit as you can bear to lose it.',
} as const
