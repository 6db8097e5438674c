/** The words of a buyer's dues. */
export const duesTexts = {
  title: 'Dues',
  description: 'What you owe your suppliers, what is due this week, and what the law says.',
  error: 'Your dues could not be loaded. Check your connection and try again.',
  thisWeek: 'To pay this week',
  overdue: 'Of it overdue',
  open: 'Open in all',
  sums: 'What you owe',
  none: 'Nothing to pay',
  noneHint: 'Bills of your orders stand here once they are issued, with the day until which you pay.',
  toSupplier: 'Account and statement',
  toSupplierOf: (name: string) => `Account and statement of ${name}`,
  ofSupplier: (name: string, open: string) => `${name}: ${open} open`,
  notDeductible: (amount: string) =>
    `${amount} is overdue to micro and small enterprises. For income tax such a sum counts as an expense only in the year in which you pay it (section 43B(h) of the Income-tax Act 1961; since 1 April 2026 the Income-tax Act 2025 applies).`,
  contested: (amount: string) =>
    `${amount} is overdue to traders with a Udyam registration. Whether the same holds for them is contested.`,
  ask: 'This is no tax advice: ask your accountant.',
  claimed: (amount: string) => `${amount} waits for the supplier's confirmation.`,
  advance: (amount: string) => `${amount} paid in advance`,
} as const
