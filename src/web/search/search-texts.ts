import { stateName } from '#web/site/state-texts.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'

type Prices = { readonly min_price?: number | undefined; readonly max_price?: number | undefined }
type Understood = Prices & { readonly state?: string | undefined }

function pricesOf({ min_price: lowest, max_price: highest }: Prices) {
  if (lowest !== undefined && highest !== undefined)
    return `Prices from ${rupeesShort(lowest)} to ${rupeesShort(highest)}.`
  if (highest !== undefined) return `Prices up to ${rupeesShort(highest)}.`
  return lowest === undefined ? '' : `Prices from ${rupeesShort(lowest)}.`
}

export const searchTexts = {
  title: (q: string) => (q === '' ? 'All products' : `Results for “${q}”`),
  from: { Manufacturer: 'from manufacturers', Wholesaler: 'from wholesalers', Retailer: 'from retailers' },
  description: (q: string) => `Products and suppliers for “${q}” with slab prices in rupees.`,
  save: 'Save search',
  none: 'No Products Found',
  couldNotFind: (q: string) => `We could not find “${q}”.`,
  showing: 'Showing results for',
  insteadOf: 'instead of',
  didYouMean: 'Did you mean',
  leftOut: (words: readonly string[]) =>
    `Nothing here for ${words.map((word) => `“${word}”`).join(', ')}. Showing results without it.`,
  onlyMentioned: (words: string) => `No product here is called “${words}”. These are close.`,
  understood: ({ state, ...prices }: Understood) =>
    [pricesOf(prices), state && `Suppliers in ${stateName(state)}.`].filter(Boolean).join(' '),
  suppliers: 'Suppliers',
  postRequirement: 'Post a requirement',
  spelling: 'Check the spelling, or try a shorter or more general word.',
  browse: 'Or look into a category:',
  visitorTitle: 'Log in to see all products',
  visitorText: (hidden: string) => `${hidden} more products match. An account is free.`,
  login: 'Login',
  signUp: 'Sign Up',
} as const
