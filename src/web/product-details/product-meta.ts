import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { marketPath, productPath, productPicturePath } from '#contract/paths.ts'
import type { Product } from '#contract/products/product.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { pathThing } from '#web/site/path-thing.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { sumOfText } from '#web/site/sum-of-text.ts'
import { prefix } from '#web/ui/language.ts'
import { describe, productDetailsTexts as texts } from './product-details-texts.ts'
import { isLow } from './stock.ts'

const pathOf = ({ product_id }: Product) => productPath(product_id)

type Shown = { product: Product; hasEnded: boolean; origin: string }

export function productMeta({ product, hasEnded, origin }: Shown): MetaDescriptor[] {
  const { low } = priceRange(product)
  const [image = ''] = product.images
  // Another price, photo, name or shop is another picture.
  const { product_name, seller_company, unit } = product
  const state = sumOfText([low, image, product_name, seller_company, unit].join(' '))
  return [
    ...pageMeta({
      title: product.product_name,
      description: describe(product, low),
      path: pathOf(product),
      origin,
      picture: `${productPicturePath(product.product_id)}?v=${state}`,
    }),
    ...(hasEnded ? [{ name: 'robots', content: 'noindex' }] : []),
    { 'script:ld+json': { '@context': 'https://schema.org', ...productThing(product, hasEnded, origin) } },
    { 'script:ld+json': { '@context': 'https://schema.org', ...wayTo(product, origin) } },
  ]
}

export function errorMeta(error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? texts.notFound : texts.loadError
  return privateMeta(title)
}

export function priceRange({ prices }: Product) {
  const all = prices.map(({ price }) => price)
  return { low: Math.min(...all), high: Math.max(...all) }
}

function productThing(product: Product, hasEnded: boolean, origin: string) {
  const { product_id, product_name, description, images, category, rating, review_count } = product
  return {
    '@type': 'Product',
    name: product_name,
    description,
    sku: product_id,
    category: categoryName(category),
    ...(product.country_of_origin ? { countryOfOrigin: product.country_of_origin } : {}),
    image: images.map((image) => origin + image),
    offers: offerThing(product, hasEnded, origin),
    ...(rating !== null && review_count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: review_count } }
      : {}),
  }
}

function offerThing(product: Product, hasEnded: boolean, origin: string) {
  const { low, high } = priceRange(product)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'INR',
    lowPrice: low.toFixed(2),
    highPrice: high.toFixed(2),
    offerCount: product.prices.length,
    availability: `https://schema.org/${availabilityOf(product, hasEnded)}`,
    url: `${origin}${prefix}${pathOf(product)}`,
    seller: { '@type': 'Organization', name: product.seller_company },
  }
}

function availabilityOf({ stock }: Product, hasEnded: boolean) {
  if (hasEnded) return 'Discontinued'
  if (stock === 0) return 'OutOfStock'
  return isLow(stock) ? 'LimitedAvailability' : 'InStock'
}

function wayTo(product: Product, origin: string) {
  const { product_name, category } = product
  const steps = [
    { name: texts.liveMarket, path: marketPath },
    { name: categoryName(category), path: `${marketPath}?category=${category}` },
    { name: product_name, path: pathOf(product) },
  ]
  return pathThing(steps, origin)
}
