import { presentLabel } from '#contract/products/present-categories.ts'

/** 'apparel & fashion' as the beginning of a line, unless an editor has named the category. */
export function categoryName(label: string) {
  const present = presentLabel(label)
  return present.charAt(0).toUpperCase() + present.slice(1)
}
