import { oneOf } from '#contract/products/unit-words.ts'
import { mostCompared } from '#web/compare-choice/kept-compared.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** Products side by side. */
export const compareTexts = {
  title: 'Compare products',
  description: 'Prices, minimums, specifications and suppliers of up to four products side by side.',
  none: 'Nothing to compare yet',
  noneHint: 'Press the scales on up to four products in a list or on their page.',
  explore: 'Explore Live Market',
  one: 'Add another product, and what differs is marked.',
  error: 'Some of these products could not be loaded. Check your connection and try again.',
  gone: (count: number) =>
    plural(count, {
      one: '1 product is no longer sold and was left out.',
      other: `${count} products are no longer sold and were left out.`,
    }),
  ended: (names: string) => `The offer has ended and was left out: ${names}`,
  tooMany: `Only the first ${mostCompared} are shown: more do not stand side by side.`,

  table: 'The products side by side',
  property: 'What is compared',
  quantity: 'Prices for this quantity',
  onlyDifferences: 'Show only what differs',
  differs: 'differs',
  noDifference: 'Nothing differs.',
  remove: (name: string) => `Take ${name} out of the comparison`,
  goods: 'About the product',
  specs: 'Specifications',
  supplier: 'About the supplier',

  price: 'Price',
  perUnit: (unit: string) => `per ${oneOf(unit)}`,
  total: 'Total',
  lowest: 'Lowest',
  slabs: 'Price by quantity',
  slab: (range: string) => `${range}: `,
  minimum: 'Minimum order',
  least: (quantity: number, isBinding: boolean) =>
    isBinding ? `${grouped(quantity)}, less is not sold` : grouped(quantity),
  below: (minimum: number) => `below the minimum of ${grouped(minimum)}`,
  unit: 'Unit',
  gst: 'GST',
  withGst: (percent: number) => (percent === 0 ? 'No GST' : `${percent} % in the price`),
  noGst: 'Rate not told',
  country: 'Country of origin',
  notStated: 'Not stated',
  stock: 'Stock',
  inStock: (count: number) => `${grouped(count)} in stock`,
  available: 'Available',
  soldOut: 'Out of stock',
  from: 'Ships from',
  seller: 'Supplier',
  verified: 'Verified',
  notVerified: 'Not verified',
  verification: 'Product',
  checked: 'Verified',
  pending: 'Pending verification',
  rating: 'Rating',
  rated: (value: string, count: number) =>
    plural(count, { one: `${value} from 1 review`, other: `${value} from ${grouped(count)} reviews` }),
  notRated: 'No reviews yet',
  service: 'Service',
  notTold: 'Not told',

  add: 'Add to Cart',
  addOf: (name: string) => `Add to Cart: ${name}`,
  chat: 'Chat',
  chatOf: (company: string) => `Chat with ${company}`,
  signUp: 'Sign Up to Buy',
  signUpOf: (name: string) => `Sign Up to Buy ${name}`,
  login: 'Login to Contact',
  loginOf: (company: string) => `Login to Contact ${company}`,
  own: 'Your own product',
} as const
