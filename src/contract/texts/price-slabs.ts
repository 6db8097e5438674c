import { sentences } from './sentences.ts'

type Price = { price: number }
type Slab = { slab: number }

/** About the prices in a product's form; each price is named by its position. */
export const priceSlabs = sentences('priceSlabs', {
  unreadable: 'Prices could not be read',
  none: 'Add at least one price slab',
  tooMany: ({ limit }: { limit: number }) => `A product can have at most ${limit} price slabs`,
  notANumber: ({ price }: Price) => `Price ${price} must be a number, such as 145.50`,
  missing: ({ price }: Price) => `Price ${price} is missing`,
  notAboveZero: ({ price }: Price) => `Price ${price} must be greater than 0`,
  tooHigh: ({ price }: Price) => `Price ${price} can be at most ₹1,00,00,000`,
  decimals: ({ price }: Price) => `Price ${price} can have at most 2 decimals`,
  noMinimum: ({ slab }: Slab) =>
    `Slab ${slab} needs a minimum quantity, because the slab before it has no maximum`,
  notWhole: ({ slab }: Slab) => `The quantities of slab ${slab} must be whole numbers`,
  notAboveOne: ({ slab }: Slab) => `The quantities of slab ${slab} must be at least 1`,
  tooLarge: ({ slab }: Slab) => `The quantities of slab ${slab} can be at most 10,00,000`,
  wrongOrder: ({ slab }: Slab) => `The minimum quantity of slab ${slab} is larger than its maximum`,
  overlap: ({ slab, other }: Slab & { other: number }) =>
    `The quantities of slab ${slab} and slab ${other} overlap`,
})
