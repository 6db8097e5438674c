import { plural } from '#web/ui/language.ts'

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
  count: (count: number) => plural(count, { one: '1 suggestion', other: `${count} suggestions` }),
} as const
