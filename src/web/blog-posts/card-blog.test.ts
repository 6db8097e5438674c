import { expect, test } from 'vitest'
import type { BlogHead } from '#contract/blog-post.ts'
import type { Api } from '#contract/client.ts'
import { listCards, previewLetters, relatedTo } from './card-blog.ts'

const post = (_id: string, category: string, content = 'Text'): BlogHead => ({
  ...{ _id, category, content, title: `Post ${_id}`, images: [] },
  published_at: '2026-11-18T08:00:00.000Z',
})

/** An API with these posts; it lists those of a category, or all. */
const apiWith = (posts: readonly BlogHead[]) =>
  (async (_endpoint: unknown, { category }: { category?: string }) => {
    const Allblogs = posts.filter((each) => category === 'All Industries' || each.category === category)
    return { success: true, Allblogs, total: Allblogs.length, next: null }
  }) as unknown as Api

const idsOf = (cards: readonly { _id: string }[]) => cards.map(({ _id }) => _id)

test('related posts are of the same industry first, then the newest of the others', async () => {
  const posts = [post('new', 'Steel'), post('read', 'Cotton'), post('same', 'Cotton'), post('old', 'Steel')]
  expect(idsOf(await relatedTo(apiWith(posts), post('read', 'Cotton'), 3))).toEqual(['same', 'new', 'old'])
})

test('a post is never related to itself, and no post is named twice', async () => {
  const posts = [post('read', 'Cotton'), post('same', 'Cotton')]
  expect(idsOf(await relatedTo(apiWith(posts), post('read', 'Cotton'), 3))).toEqual(['same'])
})

test('a post is readable while its related posts cannot be loaded', async () => {
  const broken = (() => Promise.reject(new Error('No connection'))) as unknown as Api
  expect(await relatedTo(broken, post('read', 'Cotton'), 3)).toEqual([])
})

test('a card shows the beginning of the text and the whole title', async () => {
  const long = { ...post('long', 'Cotton', 'word '.repeat(40)), title: 'A title '.repeat(10) }
  const [card] = (await listCards(apiWith([long]), { category: 'Cotton' })).blogs
  expect(card?.content.length).toBeLessThanOrEqual(previewLetters + 1)
  expect(card?.title).toBe(long.title)
})
