import { oneOf } from '#contract/products/unit-words.ts'
import { unitsFor } from '#web/product-details/unit-texts.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

export const boughtTexts = {
  title: 'Bought before',
  description: 'The products that you have bought, with the last price and the price of today.',
  find: 'Find a product',
  search: 'Name, supplier or item code',
  list: 'Products that you have bought',
  last: (day: string, quantity: number, unit: string) =>
    `${day}: ${grouped(quantity)} ${unitsFor(quantity, unit)}`,
  times: (count: number) => plural(count, { one: 'bought once', other: `bought ${grouped(count)} times` }),
  paid: (price: string, unit: string) => `${price} per ${oneOf(unit)} last time`,
  dearer: 'costs more now',
  cheaper: 'costs less now',
  perUnit: (unit: string) => `per ${oneOf(unit)}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  add: 'Add to Cart',
  addOf: (name: string) => `Add to Cart: ${name}`,
  soldOut: 'Out of stock at the moment',
  gone: 'No longer sold',
  error: 'What you have bought could not be loaded. Check your connection and try again.',
  moreError: 'More products could not be loaded. Check your connection and try again.',
  none: 'Nothing bought yet',
  noneHint: 'Products of your orders appear here, with what you paid, so that you can buy them again.',
  explore: 'Explore Live Market',
  noneFound: 'Nothing found',
  noneFoundHint: 'None of the products that you have bought has these words.',
} as const
