import type { DeliveryStatus } from '#contract/order.ts'

export const orderTexts = {
  title: (orderId: string) => `Order ${orderId}`,
  market: 'Live Market',
  orders: 'Orders',
  stepper: 'Delivery status',
  items: 'Items',
  total: 'Total',
  each: (quantity: string, unit: string, price: string) => `${quantity} × ${price} per ${unit}`,
  shipTo: 'Ship to',
  supplier: 'Supplier',
  parties: 'Supplier and delivery',
  verified: 'Verified',
  history: 'History',
  by: { buyer: 'by the buyer', seller: 'by the supplier', admin: 'by the market' },
  fault: 'Failed to fetch order',
  notYours: 'There is no such order in your account.',
  lastUpdated: (time: string) => `Last updated ${time}. Trying again.`,
  statusNow: (status: DeliveryStatus) => `The order is now ${status}.`,
  explore: 'Explore Live Market',
  actions: 'Actions',
  reorder: 'Reorder',
  reorderOf: (orderId: string) => `Reorder ${orderId}`,
  reordered: 'Added to the cart',
  nothingToReorder: 'None of these products is sold any more. Search the market for similar ones.',
  reorderFault: 'The order could not be put into the cart. Check your connection and try again.',
  andMore: (first: string, more: number) => `${first} and ${more} more`,
  viewOrder: 'View Order',
  viewOrderOf: (orderId: string) => `View Order ${orderId}`,
} as const

const otherReason = 'Another reason'

export const cancelTexts = {
  cancel: 'Cancel Order',
  title: (orderId: string) => `Cancel order ${orderId}`,
  why: 'Why do you cancel?',
  reasons: [
    'Ordered by mistake',
    'Found a better price',
    'Delivery takes too long',
    'Need other products or quantities',
    otherReason,
  ],
  other: otherReason,
  otherLabel: 'Your reason',
  terms:
    'Before the goods are shipped, cancelling costs nothing. Unwanted goods sent back after delivery carry a restocking charge of 25 % and a collection charge of at least ₹3,000.',
  policy: 'Return policy',
  keep: 'Keep order',
  confirm: 'Cancel Order',
  fault: 'The order could not be cancelled. Check your connection and try again.',
  tooLate: 'This order is on its way and can no longer be cancelled.',
  cancelledOn: (day: string, by: string) => `Cancelled on ${day} ${by}.`,
  reason: (words: string) => `Reason: ${words}`,
} as const
