/** What the market has, for buyers and for sellers. */
export const featureTexts = {
  search: {
    name: 'Search and categories',
    buyers: 'Find products by name or by trade category',
    sellers: 'Appear in search and in your category page',
  },
  slabs: {
    name: 'Slab pricing',
    buyers: 'See the price for 50, 200 or 500 pieces before you ask',
    sellers: 'Set quantity slabs once, quote the same to all',
  },
  live: {
    name: 'Live offers',
    buyers: 'Lots at a good price, with the time that is left',
    sellers: 'Sell a lot quickly, with an end you choose',
  },
  cart: {
    name: 'One cart',
    buyers: 'Goods of many suppliers in one cart, one address, one click',
    sellers: 'Each order reaches you complete, with quantity and address',
  },
  chat: {
    name: 'Direct chat',
    buyers: 'Talk to the supplier before you order',
    sellers: 'Answer buyer questions in one inbox',
  },
  orders: {
    name: 'Order tracking',
    buyers: 'Pending, Confirmed, Shipped, Delivered in one view',
    sellers: 'Update the status, the buyer is told at once',
  },
  numbers: {
    name: 'Business numbers',
    buyers: 'Your orders and spend in your profile',
    sellers: 'Revenue, low stock and reviews in your console',
  },
} as const
