import { oneOf } from '#contract/products/unit-words.ts'
import { plural } from '#web/ui/language.ts'

/** The words of the page that says the tax of many products. */
export const productTaxTexts = {
  title: 'HSN and GST rates',
  description: 'What invoices say of your products.',
  loadError: 'Failed to load your products',
  done: 'Every product has its HSN code and GST rate',
  doneText: 'Your products are ready for invoices.',
  toProducts: 'Your products',
  category: 'Category',
  all: (count: number) => `All categories (${count})`,
  counted: (category: string, count: number) => `${category} (${count})`,
  products: 'Products without HSN or GST rate',
  selectAll: (count: number) => plural(count, { one: 'Select it', other: `Select all ${count}` }),
  price: (price: string, unit: string) => `${price} per ${oneOf(unit)}`,
  known: (parts: readonly string[]) => `So far: ${parts.join(', ')}`,
  rate: (percent: number) => `GST ${percent} %`,
  suggested: (parts: readonly string[]) => `Suggested: ${parts.join(', ')}`,
  noSuggestion: 'No suggestion',
  setTitle: (count: number) =>
    plural(count, { one: 'For the selected product', other: `For the ${count} selected products` }),
  selectFirst: 'Select products below',
  setHint: 'What you leave empty stays as it is.',
  set: (count: number) => plural(count, { one: 'Set for 1 product', other: `Set for ${count} products` }),
  take: (count: number) => plural(count, { one: 'Take the suggestion', other: `Take ${count} suggestions` }),
  saveError: 'Could not save. Please try again.',
} as const
