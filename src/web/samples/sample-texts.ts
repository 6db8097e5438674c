/** A sample of a product, and what becomes of its price. */
export const sampleTexts = {
  badge: 'Sample',
  waits: {
    buyer: (amount: string) =>
      `This is a sample. Once it is paid or delivered, ${amount} is taken off your first order of the product.`,
    seller: (amount: string) =>
      `This is a sample. Once it is paid or delivered, ${amount} is taken off this buyer’s first order of the product.`,
  },
  counts: {
    buyer: (amount: string) =>
      `This is a sample. Your next order of the product from the cart costs ${amount} less, from the minimum on. A deal in the chat keeps its price.`,
    seller: (amount: string) =>
      `This is a sample. This buyer’s next order of the product from the cart costs ${amount} less, from the minimum on. A deal in the chat keeps its price.`,
  },
  taken: (amount: string) => `This is a sample. ${amount} was taken off`,
  order: (orderId: string) => `order ${orderId}`,
} as const
