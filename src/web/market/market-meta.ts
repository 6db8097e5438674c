import { categoryPath, marketPath, productPath } from '#contract/paths.ts'
import type { ProductPageResult } from '#web/products/product-page-result.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { pathThing } from '#web/site/path-thing.ts'
import { prefix } from '#web/ui/language.ts'
import { marketTexts } from './market-texts.ts'

type MarketFacts = {
  readonly category: string
  readonly products: ProductPageResult
  readonly origin: string
  /** A later page or a filtered list: the same products under another address. */
  readonly isPart: boolean
}

const pathOf = (category: string) => (category === 'all' ? marketPath : categoryPath(category))

/** What search engines read about the market or one of its categories. */
export function marketMeta({ category, products, origin, isPart }: MarketFacts) {
  const isWhole = category === 'all'
  const path = pathOf(category)
  return [
    ...pageMeta({
      title: isWhole ? marketTexts.title : marketTexts.titleOf(categoryName(category)),
      description: isWhole ? marketTexts.description : marketTexts.descriptionOf(categoryName(category)),
      path,
      origin,
      ...(isWhole ? {} : { image: `/categories/${category}.webp` }),
    }),
    ...(isPart ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ...(isPart || 'content' in products
      ? []
      : [{ 'script:ld+json': itemList(products, `${origin}${prefix}${path}`) }]),
    ...(isWhole ? [] : [{ 'script:ld+json': breadcrumbs(category, origin) }]),
  ]
}

function itemList({ page: { products } }: Extract<ProductPageResult, { page: unknown }>, url: string) {
  const { origin } = new URL(url)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    url,
    itemListElement: products.map(({ product_id, product_name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product_name,
      url: `${origin}${prefix}${productPath(product_id)}`,
    })),
  }
}

function breadcrumbs(category: string, origin: string) {
  const steps = [
    { name: marketTexts.title, path: marketPath },
    { name: categoryName(category), path: pathOf(category) },
  ]
  return { '@context': 'https://schema.org', ...pathThing(steps, origin) }
}
