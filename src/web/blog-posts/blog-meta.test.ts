import { expect, test } from 'vitest'
import type { BlogPost } from '#contract/blog-post.ts'
import { blogMeta } from './blog-meta.ts'

const post: BlogPost = {
  _id: '6f3c6a4e-2a53-4d53-9d0a-0e8a3a3f6f11',
  title: 'How slab prices work',
  category: 'Business 2 Business',
  content: 'Ask for\n\nthree slabs.',
  images: [{ url: '/media/a/960.webp' }],
  points: [],
  meta_title: '',
  meta_description: '',
  meta_keywords: '',
  published_at: '2026-11-18T08:00:00.000Z',
  updated_at: '2026-11-17T08:00:00.000Z',
}

const metaOf = (changes: Partial<BlogPost> = {}) =>
  blogMeta({ ...post, ...changes }, 'https://vanij.example') as Record<string, unknown>[]
const contentOf = (name: string, changes?: Partial<BlogPost>) =>
  metaOf(changes).find((each) => each.name === name)?.content

test('a post without meta texts is described by its own first words, on one line', () => {
  expect(contentOf('description')).toBe('Ask for three slabs.')
  expect(metaOf()[0]).toMatchObject({ title: expect.stringContaining('How slab prices work') })
})

test('meta texts that an admin wrote come before the words of the post', () => {
  const written = {
    meta_title: 'Slabs',
    meta_description: 'Prices by quantity',
    meta_keywords: 'slab, price',
  }
  expect(contentOf('description', written)).toBe('Prices by quantity')
  expect(contentOf('keywords', written)).toBe('slab, price')
  expect(metaOf(written)[0]).toMatchObject({ title: expect.stringContaining('Slabs') })
})

test('keywords are left out where there are none', () => {
  expect(contentOf('keywords')).toBeUndefined()
})

test('a draft edited before it was published counts as changed on the day it was published', () => {
  const things = metaOf().flatMap((each) => each['script:ld+json'] ?? []) as Record<string, unknown>[]
  const article = things.find((each) => each['@type'] === 'Article')
  expect(article).toMatchObject({ dateModified: post.published_at, datePublished: post.published_at })
})
