import { plural } from './english.ts'
import { sentences } from './sentences.ts'

export const carts = sentences('carts', {
  added: 'Added to the cart',
  addedMany: ({ count }: { count: number }) =>
    count === 0
      ? 'Nothing was added to the cart'
      : plural(count, { one: '1 product added to the cart', other: `${count} products added to the cart` }),
  changed: 'Quantity updated',
  removed: 'Removed from the cart',
  full: ({ limit }: { limit: number }) =>
    `A cart can hold at most ${limit} products. Please order some of them first.`,
  tooLarge: 'This makes the cart too large. Please choose a smaller quantity.',
  notInCart: 'This product is not in your cart',
  ownProduct: 'You cannot buy your own product',
  unavailable: ({ product }: { product: string }) => `${product} is no longer available`,
})
