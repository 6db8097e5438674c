import type { WhyNot } from '#contract/cart.ts'
import { limits } from '#contract/limits.ts'
import { oneOf } from '#contract/products/unit-words.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

const { lines, quantity, itemsAtOnce } = limits.cart
const noLongerSold = (name: string) => `${name} is no longer sold.`

/** What is looked at before many products go into the cart together. */
export const basketTexts = {
  review: 'Look before you add',
  goods: 'Products to add',
  choose: (name: string) => `Add ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  perUnit: (unit: string) => `per ${oneOf(unit)}`,
  dearer: (paid: string) => `You paid ${paid} last time, it costs more now.`,
  cheaper: (paid: string) => `You paid ${paid} last time, it costs less now.`,
  gone: (names: string) => `No longer sold: ${names}`,
  add: (count: number) =>
    plural(count, { one: 'Add 1 product to the cart', other: `Add ${count} products to the cart` }),
  total: 'Total',
  nothingChosen: 'Choose at least one product.',
  addError: 'The products could not be added. Check your connection and try again.',
  loadError: 'What these products cost today could not be loaded.',
  nothingSold: 'None of these products is sold any more. Search the market for similar ones.',
  tooMany: `These orders have more than ${itemsAtOnce} products. Choose fewer orders.`,
  merged: (orders: number, products: number) =>
    `${plural(orders, { one: '1 order', other: `${orders} orders` })}, ${plural(products, { one: '1 product', other: `${products} products` })}. Quantities of the same product are added up.`,
  added: (count: number) =>
    plural(count, { one: '1 product added to the cart', other: `${count} products added to the cart` }),
  notAdded: {
    missing: noLongerSold,
    gone: noLongerSold,
    own: (name: string) => `${name} is your own product.`,
    full: (name: string) => `${name} was not added: a cart holds at most ${lines} products.`,
    most: (name: string) => `${name} was not added: at most ${grouped(quantity)} can be in the cart.`,
    tooLarge: (name: string) => `${name} was not added: it makes the cart too large.`,
  } satisfies Record<WhyNot, (name: string) => string>,
} as const
