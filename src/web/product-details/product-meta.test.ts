import { expect, test } from 'vitest'
import type { Product } from '#contract/products/product.ts'
import { errorMeta, productMeta } from './product-meta.ts'

const product: Product = {
  product_id: '5f0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c11',
  product_name: 'Cotton crew-neck T-shirt',
  description: 'Combed cotton.\nBio-washed.',
  images: ['/media/a1/960.webp'],
  prices: [
    { price: 145, quantityRange: { min: 50, max: 199 } },
    { price: 118.5, quantityRange: { min: 200, max: null } },
  ],
  unit: 'piece',
  country_of_origin: null,
  gst_rate_bp: null,
  specs: [],
  category_type: 'T-Shirt',
  category: 'apparel-fashion',
  kind: 'standard',
  expires_at: null,
  stock: null,
  is_verified: true,
  is_top_product: false,
  rating: null,
  review_count: 0,
  seller_id: '7d0f7a3e-6c1a-4a52-9f0a-0a3a5b8a7c22',
  seller_company: 'Kaveri Knits',
  seller: { seller_company: 'Kaveri Knits' },
  profile_image: null,
  is_seller_verified: true,
  business_type: 'Manufacturer',
  seller_location: 'Tiruppur, Tamil Nadu',
  createdAt: '2026-11-01T00:00:00.000Z',
}

const shown = (changes: Partial<Product> = {}, hasEnded = false) =>
  productMeta({ product: { ...product, ...changes }, hasEnded, origin: 'https://vanij.example' })

function thing(meta: ReturnType<typeof productMeta>, type: string) {
  const things = meta.flatMap((each) => ('script:ld+json' in each ? [each['script:ld+json']] : []))
  return things.find((each) => (each as { '@type'?: string })['@type'] === type)
}

test('a search engine learns the range of prices in rupees and that it can be ordered', () => {
  expect(thing(shown(), 'Product')).toMatchObject({
    name: 'Cotton crew-neck T-shirt',
    image: ['https://vanij.example/media/a1/960.webp'],
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'INR',
      lowPrice: '118.50',
      highPrice: '145.00',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    },
  })
})

test.each([
  ['none is left', { stock: 0 }, false, 'OutOfStock'],
  ['few are left', { stock: 3 }, false, 'LimitedAvailability'],
  ['its time is over', {}, true, 'Discontinued'],
])('availability where %s', (_, changes, hasEnded, availability) => {
  const offers = { availability: `https://schema.org/${availability}` }
  expect(thing(shown(changes, hasEnded), 'Product')).toMatchObject({ offers })
})

test('a rating is in the metadata only where there are reviews', () => {
  expect(thing(shown(), 'Product')).not.toHaveProperty('aggregateRating')
  expect(thing(shown({ rating: 4.6, review_count: 32 }), 'Product')).toMatchObject({
    aggregateRating: { ratingValue: 4.6, reviewCount: 32 },
  })
})

test('breadcrumbs describe the way through the market', () => {
  expect(thing(shown(), 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Live Market', item: 'https://vanij.example/live_market' },
      { position: 2, item: 'https://vanij.example/live_market?category=apparel-fashion' },
      { position: 3, name: 'Cotton crew-neck T-shirt' },
    ],
  })
})

test('title, description and address of the page', () => {
  expect(shown()).toEqual(
    expect.arrayContaining([
      { title: 'Cotton crew-neck T-shirt | Vanij' },
      {
        name: 'description',
        content: 'From ₹118.50 per piece, sold by Kaveri Knits. Combed cotton. Bio-washed.',
      },
      {
        tagName: 'link',
        rel: 'canonical',
        href: `https://vanij.example/product_details/${product.product_id}`,
      },
      {
        property: 'og:image',
        content: expect.stringMatching(
          new RegExp(`^https://vanij.example/share/product/${product.product_id}\\.jpg\\?v=[a-z0-9]+$`),
        ),
      },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { property: 'og:title', content: 'Cotton crew-neck T-shirt | Vanij' },
      { property: 'og:type', content: 'website' },
      {
        property: 'og:url',
        content: `https://vanij.example/product_details/${product.product_id}`,
      },
    ]),
  )
  expect(errorMeta(new Error('x'))).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('another price, photo, name, unit or shop is another picture', () => {
  const pictureOf = (changes: Partial<Product>) =>
    shown(changes).find((each) => 'property' in each && each.property === 'og:image')
  const changes: Partial<Product>[] = [
    {},
    { prices: [{ price: 99, quantityRange: { min: 1, max: null } }] },
    { images: ['/media/b2/960.webp'] },
    { product_name: 'Cotton shirt' },
    { unit: 'dozen' },
    { seller_company: 'Kaveri Mills' },
  ]
  expect(new Set(changes.map((change) => JSON.stringify(pictureOf(change)))).size).toBe(changes.length)
})
