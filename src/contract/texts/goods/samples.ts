import { inRupees } from '#contract/texts/english.ts'
import { sentences } from '#contract/texts/sentences.ts'

type Order = { order: string }
type Product = { product: string }

/** One piece of a product at a price that its seller sets, taken off the first order. */
export const samples = sentences('samples', {
  placed: 'Your sample is ordered',
  own: 'You cannot order a sample of your own product',
  gone: ({ product }: Product) => `${product} is no longer available.`,
  none: ({ product }: Product) => `There are no samples of ${product} any more.`,
  priceChanged: ({ product, rupees }: Product & { rupees: number }) =>
    `A sample of ${product} now costs ${inRupees(rupees)}. Please look at it and order it again.`,
  ordered: ({ order }: Order) => `You have ordered a sample of this product already: ${order}.`,
  twice: 'You have ordered a sample of this product already.',
  usedBy: ({ order }: Order) =>
    `The price of this sample was taken off order ${order}. Cancel that order first.`,
  sampleGone: ({ order }: Order) =>
    `The price of sample ${order} was taken off this order, and that is cancelled. The order stays cancelled.`,
  anotherSince: 'The buyer has ordered another sample of this product since. The order stays cancelled.',
  usedSince: 'The price of the sample was taken off another order since. The order stays cancelled.',
})
