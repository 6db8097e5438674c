import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { sellerPath, shopPath, shopPicturePath } from '#contract/paths.ts'
import type { SellerProfile } from '#contract/sellers/seller.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { pageMeta } from '#web/site/page-meta.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { sumOfText } from '#web/site/sum-of-text.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { prefix } from '#web/ui/language.ts'
import { sellerTexts as texts } from './seller-texts.ts'

export type SellerFacts = Omit<SellerProfile, 'success' | 'products' | 'total' | 'total_is_floor' | 'next'>

/** The address that the shop has chosen is the one by which it is known. */
const pathOf = ({ handle, seller_id }: SellerFacts) => (handle ? shopPath(handle) : sellerPath(seller_id))

export function sellerMeta(seller: SellerFacts, part: string, origin: string): MetaDescriptor[] {
  const { company_name, seller_id, product_count, location } = seller
  return [
    ...pageMeta({
      title: company_name,
      description: texts.description(company_name, factsOf(seller)),
      path: pathOf(seller),
      origin,
      picture: `${shopPicturePath(seller_id)}?v=${sumOfText(`${product_count} ${company_name} ${location}`)}`,
    }),
    // One category of a shop, or what words find in it, says nothing that the whole shop does not.
    ...(part === 'all' ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { 'script:ld+json': { '@context': 'https://schema.org', ...organization(seller, origin) } },
  ]
}

export function errorMeta(error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? texts.notFound : texts.loadError
  return privateMeta(title)
}

function factsOf({ bussiness_type, location, product_count, categories }: SellerFacts) {
  const best = categories.slice(0, 3).map(({ category }) => categoryName(category))
  const parts = [bussiness_type, location, texts.listed(grouped(product_count)), best.join(', ')]
  return `${parts.filter(Boolean).join(' · ')}.`
}

function organization(seller: SellerFacts, origin: string) {
  const { company_name, profile_image, location, phone, email, website, rating, review_count } = seller
  return {
    '@type': 'Organization',
    name: company_name,
    url: `${origin}${prefix}${pathOf(seller)}`,
    telephone: `+${phone}`,
    email,
    ...(profile_image ? { logo: origin + profile_image } : {}),
    ...(location ? { address: addressThing(location) } : {}),
    ...(website ? { sameAs: website } : {}),
    ...(rating !== null && review_count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: review_count } }
      : {}),
  }
}

/** 'Tiruppur, Tamil Nadu': the city, then the state. */
function addressThing(location: string) {
  const [city, state] = location.split(', ')
  return {
    '@type': 'PostalAddress',
    addressLocality: city,
    ...(state ? { addressRegion: state } : {}),
    addressCountry: 'IN',
  }
}
