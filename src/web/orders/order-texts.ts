import type { DeliveryStatus } from '#contract/order.ts'

export const orderTexts = {
  title: (orderId: string) => `Order ${orderId}`,
  market: 'Live Market',
  stepper: 'Delivery status',
  items: 'Items',
  total: 'Total',
  each: (quantity: string, unit: string, price: string) => `${quantity} × ${price} per ${unit}`,
  shipTo: 'Ship to',
  supplier: 'Supplier',
  verified: 'Verified',
  history: 'History',
  by: { buyer: 'by the buyer', seller: 'by the supplier', admin: 'by the market' },
  fault: 'Failed to fetch order',
  notYours: 'There is no such order in your account.',
  lastUpdated: (time: string) => `Last updated ${time}. Trying again.`,
  statusNow: (status: DeliveryStatus) => `The order is now ${status}.`,
  explore: 'Explore Live Market',
} as const
