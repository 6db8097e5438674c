import { sentences } from './sentences.ts'

/** Of the price in a quote; those of a product have slabs. */
export const prices = sentences('prices', {
  aboveZero: 'Price must be more than ₹0',
  decimals: 'Price can have at most two decimals',
  most: 'Price can be at most ₹1,00,00,000',
  number: 'Price must be a number',
})
