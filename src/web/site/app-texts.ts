/** The app as it is installed: its name is the brand's. */
export const appTexts = {
  description: 'Find suppliers, compare bulk prices slab by slab, order and track.',
  liveMarket: 'Live Market',
  orders: 'Orders',
  cart: 'Cart',
} as const
