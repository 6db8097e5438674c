export const marketTexts = {
  title: 'Live Market',
  description:
    'Browse products of verified Indian suppliers by category, with slab prices in rupees and live offers.',
  categories: 'Categories',
  scrollBack: 'Scroll categories back',
  scrollOn: 'Scroll categories on',
  liveNow: 'Live now',
  allProducts: 'All products',
  productsOf: (category: string) => `Products in ${category}`,
  showAll: 'Show all products',
  emptyHint: 'Nobody sells in this category yet. Look at the other categories.',
} as const
