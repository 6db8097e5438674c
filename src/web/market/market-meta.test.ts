import { expect, test } from 'vitest'
import { marketMeta } from './market-meta.ts'

const page = { products: [], total: 0, total_is_floor: false, next: null }
const meta = (changes: Partial<Parameters<typeof marketMeta>[0]> = {}) =>
  marketMeta({
    category: 'apparel-fashion',
    products: { page },
    origin: 'https://vanij.example',
    isPart: false,
    ...changes,
  })
const thing = (all: ReturnType<typeof marketMeta>, type: string) =>
  all
    .flatMap((each) => ('script:ld+json' in each ? [each['script:ld+json']] : []))
    .find((each) => (each as { '@type': string })['@type'] === type)

test('a category has one address, its picture, and the way to it from the market', () => {
  const all = meta()
  expect(all).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: expect.stringMatching(/^https:\/\/vanij\.example\/.*apparel-fashion$/),
  })
  expect(all).toContainEqual({
    property: 'og:image',
    content: 'https://vanij.example/categories/apparel-fashion.webp',
  })
  expect(thing(all, 'BreadcrumbList')).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }] })
})

test('a filtered or later part of the list is not indexed, but its links are followed', () => {
  const all = meta({ isPart: true })
  expect(all).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(thing(all, 'ItemList')).toBeUndefined()
})

test('a list that could not be loaded is not described as empty', () => {
  expect(thing(meta({ products: { content: 'Try again' } }), 'ItemList')).toBeUndefined()
  expect(thing(meta(), 'ItemList')).toBeDefined()
})

test('the whole market is the top of the way, with nothing above it', () => {
  expect(thing(meta({ category: 'all' }), 'BreadcrumbList')).toBeUndefined()
})
