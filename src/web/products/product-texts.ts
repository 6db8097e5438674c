import { labelOf, presentLabel } from '#contract/products/present-categories.ts'
import { type Total, totalOf } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

/** What cards and lists of products say. */
export const productTexts = {
  verified: 'Verified',
  pendingVerification: 'Pending verification',
  topProduct: 'Top product',
  live: 'Live',
  outOfStock: 'Out of stock',
  from: 'from',
  madeIn: (country: string | null) => (country === null ? 'Origin not stated' : `From ${country}`),
  minimumOrder: (quantity: string) => `Min. order ${quantity}`,
  listError: (content: string) => `Error in fetching the data: ${content}`,
  liveError: (content: string) => `Error in fetching live products: ${content}`,
  unavailable: 'Please try again in a moment.',
  noProducts: 'No products found',
  noneFits: 'Nothing fits all of these filters together. Take one back, or clear all.',
  count: (list: Total) => plural(list.total, { one: '1 product', other: `${totalOf(list)} products` }),
  recentlyViewed: 'Recently viewed',
  offerEnded: 'Offer ended',
  timeLeft: (left: string) => `${left} left`,
} as const

/** How a category is read, by its slug. The market's own label is the English one, and what a form sends. */
export const categoryName = labelOf

/** The same for the words of a form, which may be another spelling of the category. */
export const categoryWord = (word: string) => presentLabel(word)

/** How a kind of business is read; one that a seller has put in own words stays. */
export const businessTypeName = (type: string) => type
