import { categoryName } from '#web/products/product-texts.ts'
import type { SellerFacts } from './seller-meta.ts'
import { sellerTexts as texts } from './seller-texts.ts'

/** The whole shop, then its categories, each with the number of its products. */
export const categoryChoices = ({
  categories,
  product_count,
}: Pick<SellerFacts, 'categories' | 'product_count'>) => [
  { value: 'all', label: texts.all, count: product_count },
  ...categories.map(({ category, count }) => ({ value: category, label: categoryName(category), count })),
]

/** Why no product is shown: the words, the category, or the shop has none. */
export function emptyHint(isAll: boolean, q: string) {
  if (q) return texts.noneFound(q)
  return isAll ? texts.noProductsHint : texts.noneHere
}
