import type { PriceTier } from '#contract/products/price.ts'
import { toRupees } from '#contract/products/price.ts'
import type { Product } from '#contract/products/product.ts'
import { isMeasure, manyOf, oneOf } from '#contract/products/unit-words.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'
import { manyShort, unitsFor } from './unit-texts.ts'

const money = (paise: number) => rupees(toRupees(paise))

/** '50 – 199', '500 or more', '12'. */
function rangeOf({ min, max }: PriceTier, unit: string) {
  const after = unit === '' ? '' : ` ${unit}`
  if (max === null) return `${grouped(min)} or more`
  return min === max ? `${grouped(min)}${after}` : `${grouped(min)} – ${grouped(max)}${after}`
}

const counted = (count: number, unit: string) => `${grouped(count)} ${unitsFor(count, unit)}`
const lessIsNotSold = 'Less is not sold.'

export const productDetailsTexts = {
  back: 'Back',
  share: 'Share',
  path: 'Breadcrumb',
  liveMarket: 'Live Market',

  photos: 'Photos',
  showPhoto: (index: number, count: number) => `Show photo ${index} of ${count}`,
  openPhoto: (name: string, index: number, count: number) =>
    `${name}, photo ${index} of ${count}: open in full screen`,
  morePhotos: (hidden: number) =>
    `Show ${hidden} more ${plural(hidden, { one: 'photo', other: 'photos' })} in full screen`,

  reviews: (count: number) => plural(count, { one: '1 review', other: `${grouped(count)} reviews` }),
  lowStock: (left: number) => `Only ${left} left`,

  chooseSlab: 'Price by quantity',
  slab: (tier: PriceTier, unit: string) => rangeOf(tier, manyShort(unit)),
  less: (share: number) => `${share} % less`,
  quantity: (unit: string) =>
    unit.includes('(') ? `Quantity in ${manyOf(unit)}` : `Quantity (${manyOf(unit)})`,
  sum: (quantity: number, unitPaise: number) => `${grouped(quantity)} × ${money(unitPaise)} =`,
  withGst: (paise: number) => `${money(paise)} with GST`,
  saving: (amount: number) => `You save ${rupees(amount)}`,
  addMore: (missing: number, unit: string, amount: number) => {
    const units = unitsFor(missing, unit)
    const price = isMeasure(unit) ? `${rupees(amount)} per ${oneOf(unit)}` : `${rupees(amount)} each`
    return `Add ${grouped(missing)} more ${units} to pay ${price}.`
  },
  belowMinimum: (min: number, unit: string, isBinding: boolean) =>
    `The minimum order is ${counted(min, unit)}. ${isBinding ? lessIsNotSold : 'The supplier may not accept less.'}`,
  allStock: (stock: number, unit: string) => `Only ${counted(stock, unit)} in stock.`,
  most: (limit: number, unit: string) => `One buyer can order at most ${counted(limit, unit)}.`,

  addToCart: 'Add to Cart',
  added: 'Added to the cart',
  viewCart: 'View cart',
  notAdded: 'Failed to add to cart',
  noConnection: 'Check your connection and try again.',
  signUpToBuy: 'Sign Up to Buy',
  loginToContact: 'Login to Contact',
  ownProduct: 'This is your own product. Buyers see it as you do, with a button to order.',
  ended: 'This offer has ended and can no longer be ordered.',
  soldOut: 'This product is out of stock at the moment.',
  moreIn: (category: string) => `More in ${category}`,

  shipsFrom: (place: string) => `Ships from ${place}`,
  minimumOrder: (min: number, unit: string, isBinding: boolean) =>
    `Minimum order: ${counted(min, unit)}${isBinding ? `. ${lessIsNotSold}` : ''}`,
  inStock: (stock: number, unit: string) => `${counted(stock, unit)} in stock`,
  reportDamage: 'Report damage within 10 days.',
  returnPolicy: 'Return policy',

  supplier: 'Supplier',
  businessType: 'Business type',
  location: 'Location',
  products: 'Products',
  supplierProfile: 'View supplier profile',
  keepOrders: 'Orders here are on record for you and the supplier.',

  notFound: 'Product not found',
  notFoundText: 'It may have been sold out and taken down, or the link is incomplete.',
  goToMarket: 'Go to Live Market',
  loadError: 'Failed to load product',
  tryAgain: 'Try again',
  loadErrorText: 'Check your connection and try again.',
} as const

/** Price first, then the seller's own words, as long as a search engine shows them. */
export function describe(product: Product, low: number) {
  const from = `From ${rupees(low)} per ${oneOf(product.unit)}, sold by ${product.seller_company}. `
  const text = from + product.description.replace(/\s+/g, ' ')
  return text.length <= 160 ? text : `${text.slice(0, 159).trimEnd()}…`
}
