import { grouped } from '#web/ui/formats/rupees.ts'
import { plural } from '#web/ui/language.ts'

export const marketTexts = {
  title: 'Live Market',
  description:
    'Browse products of verified Indian suppliers by category, with slab prices in rupees and live offers.',
  categories: 'Categories',
  scrollBack: 'Scroll categories back',
  scrollOn: 'Scroll categories on',
  liveNow: 'Live now',
  moreOffers: 'Show more offers',
  tryAgain: 'Please try again in a moment.',
  liveBack: 'Show earlier live offers',
  liveOn: 'Show more live offers',
  offers: (count: number) => plural(count, { one: '1 offer', other: `${grouped(count)} offers` }),
  allProducts: 'All products',
  productsOf: (category: string) => `Products in ${category}`,
  headingOf: (category: string) => `Live Market: ${category}`,
  titleOf: (category: string) => `${category}: wholesale prices and suppliers`,
  descriptionOf: (category: string) =>
    `Compare ${category} of Indian manufacturers and wholesalers: slab prices in rupees, minimum orders, stock and live offers.`,
  saveSearch: 'Save search',
  fromBeginning: 'Show from the beginning',
  showAll: 'Show all products',
  postRequirement: 'Post a requirement',
  emptyHint: 'Nobody sells in this category yet. Look at the other categories.',
} as const
