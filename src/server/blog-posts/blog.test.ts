import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { blogTabs } from '#contract/blog-category.ts'
import { getBlog, listBlogs } from '#contract/blog-post.ts'
import { aPost } from '#server/testing/blogs.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const visitor = testApp.as(null)
const day = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.parse('2026-11-01T06:00:00Z') - days * day)
const ids: string[] = []
let draft = ''

beforeAll(async () => {
  for (let days = 0; days < 30; days += 1)
    ids.push(
      await aPost(testApp.db, {
        title: `Post ${days}`,
        category: days % 10 === 0 ? 'Chemical/Pharma' : 'Corporates',
        published_at: daysAgo(days),
        content: 'ख'.repeat(400),
      }),
    )
  draft = await aPost(testApp.db, { is_published: false })
  await aPost(testApp.db, { is_published: false, published_at: null })
})

test('the list has published posts alone, newest first, each with its own facts', async () => {
  const { Allblogs, total, next } = await visitor(listBlogs, {})
  expect(Allblogs.map(({ _id }) => _id)).toEqual(ids.slice(0, 24))
  expect({ total, next }).toEqual({ total: 30, next: ids[23] })
  expect(Allblogs[1]).toEqual({
    _id: ids[1],
    title: 'Post 1',
    category: 'Corporates',
    content: 'ख'.repeat(300),
    images: [{ url: '/media/0/30.webp' }],
    published_at: '2026-10-31T06:00:00.000Z',
  })
})

test('pages follow each other without a gap or a double', async () => {
  const listedIds: string[] = []
  let cursor: string | undefined
  do {
    const page = await visitor(listBlogs, { limit: 7, ...(cursor ? { cursor } : {}) })
    listedIds.push(...page.Allblogs.map(({ _id }) => _id))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(listedIds).toEqual(ids)
})

test('a category lists its own; All Industries lists all; another name lists nothing', async () => {
  const titles = async (category: string) =>
    (await visitor(listBlogs, { category, limit: 100 })).Allblogs.map(({ title }) => title)
  expect(await titles('Chemical/Pharma')).toEqual(['Post 0', 'Post 10', 'Post 20'])
  expect(await titles('All Industries')).toHaveLength(30)
  expect(await titles('E-Vehicles')).toEqual([])
  expect(await titles("' or true --")).toEqual([])
  expect(blogTabs).toHaveLength(28)
})

test('one post has its points, its meta texts and its days', async () => {
  const { SingleBlog } = await visitor(getBlog, { id: ids[0]?.toUpperCase() ?? '' })
  expect(SingleBlog).toEqual({
    _id: ids[0],
    title: 'Post 0',
    category: 'Chemical/Pharma',
    content: 'ख'.repeat(400),
    images: [{ url: '/media/0/30.webp' }],
    points: [{ point: 'Head', content: 'How high?', subpoints: ['Static', 'Friction'] }],
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    published_at: '2026-11-01T06:00:00.000Z',
    updated_at: expect.any(String),
  })
})

test('a draft looks like what is not there', async () => {
  for (const id of [draft, randomUUID(), 'x'])
    await expect(visitor(getBlog, { id })).rejects.toMatchObject({ status: 404, message: 'Blog not found' })
})

test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', `cursor=${randomUUID()}`])(
  '%s is refused in a sentence',
  async (query) => {
    const answer = await testApp.app.inject(`/api/v1/blogs?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, content: expect.any(String) })
  },
)
