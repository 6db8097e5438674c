import { oneOf } from '#contract/products/unit-words.ts'
/** The page on which a sample is ordered. */
export const orderSampleTexts = {
  title: 'Order a sample',
  description: 'One piece of a product before the first order.',
  back: 'Back to the product',
  each: (unit: string, price: string) => `1 ${oneOf(unit)} for ${price}`,
  off: (amount: string) =>
    `Once it is paid or delivered, ${amount} is taken off your first order from the minimum on.`,
  place: 'Place Order',
  placed: 'Your sample is ordered',
  error: 'The sample could not be ordered. Check your connection and try again.',
  loadError: 'The product could not be loaded. Check your connection and try again.',
  none: 'There are no samples of this product',
  noneHint: 'Its supplier offers none now. You can still order it, or ask in the chat.',
  ordered: 'You have ordered a sample of this product',
  orderedHint: (order: string) => `It is order ${order}.`,
  see: 'See your sample',
} as const
