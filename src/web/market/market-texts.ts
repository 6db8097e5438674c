export const marketTexts = {
  title: 'Live Market',
  description:
    'Browse products of verified Indian suppliers by category, with slab prices in rupees and live offers.',
  categories: 'Categories',
  scrollBack: 'Scroll categories back',
  scrollOn: 'Scroll categories on',
  liveNow: 'Live now',
  liveBack: 'Show earlier live offers',
  liveOn: 'Show more live offers',
  offers: (total: string) => (total === '1' ? '1 offer' : `${total} offers`),
  allProducts: 'All products',
  productsOf: (category: string) => `Products in ${category}`,
  showAll: 'Show all products',
  emptyHint: 'Nobody sells in this category yet. Look at the other categories.',
} as const
