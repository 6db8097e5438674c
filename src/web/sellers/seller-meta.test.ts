import { expect, test } from 'vitest'
import { type SellerFacts, sellerMeta } from './seller-meta.ts'

const seller: SellerFacts = {
  seller_id: '0b8f0c0e-0000-4000-8000-000000000001',
  company_name: 'Kaveri Knits',
  profile_image: null,
  is_seller_verified: true,
  bussiness_type: 'Manufacturer',
  location: 'Tiruppur, Tamil Nadu',
  phone: '919000000002',
  email: 'sales@kaveri.example',
  website: null,
  member_since: '2026-01-01T00:00:00.000Z',
  handle: null,
  about: '',
  rating: 4.5,
  review_count: 12,
  histogram: [],
  product_count: 1_234,
  categories: [{ category: 'apparel-fashion', label: 'Apparel & Fashion', count: 1_234 }],
}
const origin = 'https://vanij.example'
const thingOf = (meta: ReturnType<typeof sellerMeta>) =>
  meta.flatMap((line) => ('script:ld+json' in line ? [line['script:ld+json']] : []))[0]

test('a search engine reads who the seller is and where', () => {
  const meta = sellerMeta(seller, 'all', origin)
  expect(meta).toContainEqual({ title: 'Kaveri Knits | Vanij' })
  expect(meta).toContainEqual({
    name: 'description',
    content:
      'Kaveri Knits on Vanij: Manufacturer · Tiruppur, Tamil Nadu · 1,234 products with prices by quantity · Apparel & Fashion.',
  })
  expect(thingOf(meta)).toMatchObject({
    '@type': 'Organization',
    name: 'Kaveri Knits',
    url: `${origin}/seller/${seller.seller_id}`,
    telephone: '+919000000002',
    address: { addressLocality: 'Tiruppur', addressRegion: 'Tamil Nadu', addressCountry: 'IN' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
  })
})

test('one category of a shop is no page of its own', () => {
  expect(sellerMeta(seller, 'apparel-fashion', origin)).toContainEqual({
    name: 'robots',
    content: 'noindex, follow',
  })
  expect(sellerMeta(seller, 'all', origin).some((line) => 'name' in line && line.name === 'robots')).toBe(
    false,
  )
})

test('what a seller has not is left out', () => {
  const bare = { ...seller, location: null, rating: null, review_count: 0 }
  const thing = thingOf(sellerMeta(bare, 'all', origin))
  expect(Object.keys(Object(thing))).not.toEqual(
    expect.arrayContaining(['address', 'aggregateRating', 'logo', 'sameAs']),
  )
})

test('a shop with an address of its own is known by that one', () => {
  const meta = sellerMeta({ ...seller, handle: 'kaveri-knits' }, 'all', 'https://vanij.example')
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://vanij.example/s/kaveri-knits',
  })
})

test('messengers show a picture of the shop with its products', () => {
  expect(sellerMeta(seller, 'all', origin)).toEqual(
    expect.arrayContaining([
      {
        property: 'og:image',
        content: expect.stringMatching(
          new RegExp(`^${origin}/share/shop/${seller.seller_id}\\.jpg\\?v=[a-z0-9]+$`),
        ),
      },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})

test('another name, place or number of products is another picture', () => {
  const pictureOf = (change: object) =>
    sellerMeta({ ...seller, ...change }, 'all', origin).find(
      (each) => 'property' in each && each.property === 'og:image',
    )
  const pictures = [
    {},
    { company_name: 'Kaveri Mills' },
    { location: 'Erode, Tamil Nadu' },
    { product_count: 7 },
  ]
  expect(new Set(pictures.map((change) => JSON.stringify(pictureOf(change)))).size).toBe(4)
})
