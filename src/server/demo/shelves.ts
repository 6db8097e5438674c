import { type CategorySlug, categories } from '#contract/products/category.ts'
import { StartupError } from '#server/startup-error.ts'
import { type Good, goodsOf } from './data/goods.ts'
import { type DemoSeller, sellers } from './data/sellers.ts'

export type ShelvedGood = {
  readonly good: Good
  readonly category: CategorySlug
  readonly seller: DemoSeller
}

/** Every product with its seller, category by category. */
export const shelvedGoods: readonly ShelvedGood[] = categories.flatMap(({ slug }) =>
  goodsOf[slug].map((good) => ({ good, category: slug, seller: sellerOf(good, slug) })),
)

function sellerOf(good: Good, category: CategorySlug): DemoSeller {
  const seller = sellers.find(({ company_name }) => company_name === good.seller)
  if (seller?.categories.includes(category)) return seller
  throw new StartupError(
    `demo/goods/${category}.json, “${good.name}”: ${good.seller} deals in no ${category}`,
  )
}
