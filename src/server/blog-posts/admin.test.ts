import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { createPost, deletePost, getPost, listPosts, updatePost } from '#contract/admin/admin-blogs.ts'
import { blogCategories } from '#contract/blog-category.ts'
import type { DraftOf } from '#contract/endpoint.ts'
import { sql } from '#server/db/sql.ts'
import { anAdmin, aSeller } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

type Draft = DraftOf<typeof createPost>

const testApp = openTestApp()
let admin: Someone
let photo: string
let other: string
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  photo = dataUrlOf(await redAndBlue({ width: 30, height: 20 }).png().toBuffer())
  other = dataUrlOf(await redAndBlue({ width: 40, height: 20 }).png().toBuffer())
})
const asAdmin = () => testApp.as(admin)
const aDraft = (more: Partial<Draft> = {}): Draft => ({
  title: 'Choosing a pump <script>alert(1)</script>',
  category: 'Pipes/Pumps/Motors',
  content: 'First paragraph.\n\nSecond & last <b>paragraph</b>.',
  points: [{ point: 'Head', content: 'How high?', subpoints: ['Static', 'Friction'] }, { point: 'Flow' }],
  images: [photo],
  meta_title: 'Pumps',
  meta_description: 'How to choose a pump',
  meta_keywords: 'pump, motor',
  ...more,
})
const create = async (more: Partial<Draft> = {}) => (await asAdmin()(createPost, aDraft(more))).blog
const read = async (blogId: string) => (await asAdmin()(getPost, { blogId })).blog

test('a post is a draft until it is published; text stays text, to the letter', async () => {
  const { content, blog } = await asAdmin()(createPost, aDraft())
  expect(content).toBe('The draft is saved.')
  expect(blog).toEqual({
    blog_id: expect.any(String),
    title: 'Choosing a pump <script>alert(1)</script>',
    category: 'Pipes/Pumps/Motors',
    content: 'First paragraph.\n\nSecond & last <b>paragraph</b>.',
    points: [
      { point: 'Head', content: 'How high?', subpoints: ['Static', 'Friction'] },
      { point: 'Flow', content: '', subpoints: [] },
    ],
    images: [{ url: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/30\.webp$/) }],
    meta_title: 'Pumps',
    meta_description: 'How to choose a pump',
    meta_keywords: 'pump, motor',
    is_published: false,
    published_at: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    revision: 1,
  })
  expect((await testApp.app.inject(blog.images[0]?.url ?? '')).statusCode).toBe(200)
  expect(await read(blog.blog_id)).toEqual(blog)
})

test('publishing keeps its first day, and an edit keeps, adds and brings back pictures', async () => {
  const { blog_id: blogId, images } = await create()
  const [kept = { url: '' }] = images
  const first = await asAdmin()(updatePost, {
    blogId,
    ...aDraft({ images: [kept, other], is_published: true }),
  })
  expect(first.content).toBe('The post is published.')
  expect(first.blog.images.map(({ url }) => url.split('/')[3])).toEqual(['30.webp', '40.webp'])
  const draft = await asAdmin()(updatePost, { blogId, ...aDraft({ images: [] }) })
  expect(draft.blog).toMatchObject({ is_published: false, images: [], published_at: first.blog.published_at })
  const again = await asAdmin()(updatePost, { blogId, ...aDraft({ images: [kept.url], is_published: true }) })
  expect(again.blog).toMatchObject({ images: [kept], published_at: first.blog.published_at })
})

test('the list has drafts and posts, last edited first', async () => {
  const draft = await create({ title: 'Valves of 2026' })
  const post = await create({ title: 'Valves 100%', is_published: true })
  const idsOf = async (query: object) =>
    (await asAdmin()(listPosts, query)).blogs.map(({ blog_id }) => blog_id)
  expect(await idsOf({ q: 'VALVES' })).toEqual([post.blog_id, draft.blog_id])
  expect(await idsOf({ q: 'valves', status: 'draft' })).toEqual([draft.blog_id])
  expect(await idsOf({ q: 'valves', status: 'published' })).toEqual([post.blog_id])
  expect(await idsOf({ q: '100%' })).toEqual([post.blog_id])
  await asAdmin()(updatePost, { blogId: draft.blog_id, ...aDraft({ title: 'Valves of 2027' }) })
  expect(await idsOf({ q: 'valves' })).toEqual([draft.blog_id, post.blog_id])
})

test('a page follows where the one before ended, though its last post was edited meanwhile', async () => {
  await testApp.db.run(sql`
    insert into blog_posts (title, category, content, updated_at)
    select 'Gaskets ' || n, 'Industry', 'Of gaskets.', now() - make_interval(mins => n) from generate_series(1, 210) n`)
  const first = await asAdmin()(listPosts, { q: 'gaskets' })
  const rest = async () =>
    (await asAdmin()(listPosts, { q: 'gaskets', cursor: first.next ?? '' })).blogs.map(
      ({ blog_id }) => blog_id,
    )
  const before = await rest()
  expect(before).toHaveLength(100)
  const last = first.blogs.at(-1)?.blog_id
  await testApp.db.run(sql`update blog_posts set updated_at = now() where blog_post_id = ${last}`)
  expect(await rest()).toEqual(before)
})

test('a deleted post is gone; all that was done is written down', async () => {
  const { blog_id: blogId } = await create({ title: 'Soon gone' })
  await asAdmin()(updatePost, { blogId, ...aDraft({ title: 'Soon gone', is_published: true }) })
  expect(await asAdmin()(deletePost, { blogId })).toMatchObject({ content: 'Soon gone is deleted.' })
  // One after the other: a rejection that is not awaited yet would end the run.
  for (const call of [getPost, deletePost])
    await expect(asAdmin()(call, { blogId })).rejects.toMatchObject({
      status: 404,
      message: 'Blog not found',
    })
  await expect(asAdmin()(updatePost, { blogId, ...aDraft() })).rejects.toMatchObject({ status: 404 })
  const { events } = await asAdmin()(listAuditEvents, { subject: blogId })
  expect(events.map(({ action }) => action)).toEqual(['blog.delete', 'blog.update', 'blog.create'])
})

test('a sample that an admin has edited is no sample any more', async () => {
  const { blog_id: blogId } = await create()
  await testApp.db.run(sql`update blog_posts set is_demo = true where blog_post_id = ${blogId}`)
  await asAdmin()(updatePost, { blogId, ...aDraft() })
  const { rows } = await testApp.pool.query('select is_demo from blog_posts where blog_post_id = $1', [
    blogId,
  ])
  expect(rows).toEqual([{ is_demo: false }])
})

test('every category of the tabs is one, All Industries is none', async () => {
  expect(blogCategories).toHaveLength(27)
  for (const category of blogCategories) expect((await create({ category })).category).toBe(category)
})

const points = (count: number) => Array.from({ length: count }, () => ({ point: 'One' }))
test.each([
  [{ title: ' ' }, 'Title cannot be empty'],
  [{ title: 'x'.repeat(151) }, 'Title can have at most 150 characters'],
  [{ title: 'a\0b' }, 'Title holds a character that cannot be stored'],
  [{ category: 'All Industries' }, 'Choose a category from the list'],
  [{ category: 'corporates' }, 'Choose a category from the list'],
  [{ content: '' }, 'Content cannot be empty'],
  [{ content: 'x'.repeat(20_001) }, 'Content can have at most 20000 characters'],
  [{ points: 'none' }, 'Points could not be read'],
  [{ points: points(41) }, 'A post can have at most 40 points'],
  [{ points: [{ content: 'x' }] }, 'A point cannot be empty'],
  [{ points: [{ point: 'x', subpoints: 'y' }] }, 'Subpoints must be a list'],
  [{ points: [{ point: 'x', subpoints: [''] }] }, 'A subpoint cannot be empty'],
  [{ meta_description: 'x'.repeat(301) }, 'Meta description can have at most 300 characters'],
  [{ is_published: 'yes' }, 'A post is published or a draft'],
  [{ images: 'x' }, 'Pictures must be a list'],
  [{ images: [5] }, 'Pictures must be sent as data-URLs'],
  [{ images: Array(9).fill('data:') }, 'A post can have at most 8 pictures'],
  [{ images: ['https://example.com/a.png'] }, 'Picture 1 is none of this post.'],
  [{ images: [{ url: `/media/${'0'.repeat(32)}/30.webp` }] }, 'Picture 1 is none of this post.'],
  [{ images: ['data:image/svg+xml;base64,PHN2Zz4='] }, 'Picture 1 is not a JPG, PNG, GIF or WebP image.'],
])('wrong input (case %#) is refused in a sentence and writes nothing', async (wrong, content) => {
  const before = (await testApp.pool.query('select from blog_posts')).rowCount
  const body = { ...aDraft(), ...wrong }
  const answer = await send(testApp, admin, { url: createPost.path, body })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content } })
  expect((await testApp.pool.query('select from blog_posts')).rowCount).toBe(before)
})

test('only admins write, and what is not there is not found', async () => {
  const { blog_id: blogId } = await create()
  const seller = await aSeller(testApp.db)
  for (const [person, status] of [
    [null, 401],
    [seller, 403],
  ] as const) {
    await expect(testApp.as(person)(createPost, aDraft())).rejects.toMatchObject({ status })
    await expect(testApp.as(person)(updatePost, { blogId, ...aDraft() })).rejects.toMatchObject({ status })
    await expect(testApp.as(person)(deletePost, { blogId })).rejects.toMatchObject({ status })
  }
  for (const absent of [randomUUID(), 'x'])
    await expect(asAdmin()(getPost, { blogId: absent })).rejects.toMatchObject({
      status: 404,
      message: 'Blog not found',
    })
})
