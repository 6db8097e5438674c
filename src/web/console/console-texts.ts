/** The words of the console's bars. */
export const consoleTexts = {
  console: 'Seller Console',
  dashboard: 'Dashboard',
  products: 'Products',
  orders: 'Orders',
  chats: 'Chats',
  analytics: 'Analytics',
  grow: 'Grow',
  live: 'Live products',
  plan: 'Plan',
  settings: 'Settings',
  addProduct: 'Add product',
  backToMarket: 'Back to market',
  back: 'Back',
  newOrder: 'New order',
  verifiedSeller: 'Verified seller',
  seller: 'Seller',
} as const
