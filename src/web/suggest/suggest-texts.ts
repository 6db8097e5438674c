export const suggestTexts = {
  list: 'Suggestions',
  close: 'Close search',
  past: 'Your searches',
  popular: 'Popular searches',
  categories: 'Categories',
  inCategory: 'in',
  supplier: 'Supplier',
  supplierIn: (place: string) => `Supplier, ${place}`,
  forgetAll: 'Remove from your searches',
  forget: (words: string) => `Remove “${words}” from your searches`,
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  popularCategories: ['apparel-fashion', 'electricals-lights', 'construction-supplies', 'footwear'],
} as const
