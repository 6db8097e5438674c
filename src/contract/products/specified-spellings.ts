import { categories } from './category.ts'

/** The spellings of the specification: accepted for ever. */
export function specifiedSpellings(slug: string): readonly string[] {
  const category = categories.find((each) => each.slug === slug)
  return category ? [category.label, ...category.aliases] : []
}
