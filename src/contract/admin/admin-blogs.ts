import * as z from 'zod/mini'
import { blogCategories } from '#contract/blog-category.ts'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, cutText, idOf, moment, optionalTextOf, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { pagedWithOthers, successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { revision, seenRevision } from '#contract/revision.ts'
import { fields as texts } from '#contract/texts/fields.ts'

const { blog, picture } = limits

const point = z.object(
  {
    point: textOf('blogPoint', blog.point),
    content: optionalTextOf('blogPointContent', blog.pointContent),
    subpoints: z._default(
      z
        .array(textOf('blogSubpoint', blog.subpoint), 'Subpoints must be a list')
        .check(z.maxLength(blog.subpoints, `A point can have at most ${blog.subpoints} subpoints`)),
      [],
    ),
  },
  'Points could not be read',
)

const image = z.union(
  [
    z.string(),
    z.pipe(
      z.object({ url: z.string() }),
      z.transform(({ url }) => url),
    ),
  ],
  'Pictures must be sent as data-URLs',
)

const fields = {
  title: textOf('blogTitle', blog.title),
  category: z.enum(blogCategories, texts.noCategory.content),
  content: textOf('blogContent', blog.content),
  points: z._default(
    z
      .array(point, 'Points could not be read')
      .check(z.maxLength(blog.points, `A post can have at most ${blog.points} points`)),
    [],
  ),
  /** Addresses of pictures that stay, and data-URLs of new ones; the cover is first. */
  images: z._default(
    z
      .array(image, 'Pictures must be a list')
      .check(z.maxLength(picture.perProduct, `A post can have at most ${picture.perProduct} pictures`)),
    [],
  ),
  /** Where it is empty, pages use the title. */
  meta_title: optionalTextOf('metaTitle', blog.title),
  meta_description: optionalTextOf('metaDescription', blog.meta),
  meta_keywords: optionalTextOf('metaKeywords', blog.meta),
  is_published: z._default(z.boolean('A post is published or a draft'), false),
}

const writtenPost = z.object({
  blog_id: z.uuid(),
  title: z.string(),
  category: z.string(),
  content: z.string(),
  points: z.array(z.object({ point: z.string(), content: z.string(), subpoints: z.array(z.string()) })),
  images: z.array(z.object({ url: z.string() })),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  is_published: z.boolean(),
  published_at: z.nullable(moment),
  created_at: moment,
  updated_at: moment,
  /** Counts its changes. */
  revision,
})
export type AdminPost = z.infer<typeof writtenPost>

const blogId = idOf('Blog not found')

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/admin/blogs',
  access: 'admin',
  area: 'content',
  about: 'Posts with their drafts, last edited first; without points and content.',
  input: z.object({
    status: z._default(z.enum(['all', 'draft', 'published'], 'This status does not exist'), 'all'),
    /** Part of the title. */
    q: z.optional(cutText(limits.text.query)),
    cursor,
  }),
  reply: z.object({
    ...successFields,
    blogs: z.array(z.omit(writtenPost, { points: true, content: true })),
    ...pagedWithOthers,
  }),
})

export const getPost = endpoint({
  method: 'GET',
  path: '/api/admin/blogs/:blogId',
  access: 'admin',
  area: 'content',
  about: 'One post as its editor needs it.',
  input: z.object({ blogId }),
  reply: z.object({ ...successFields, blog: writtenPost }),
})

const saved = z.object({ ...successWithMessage, blog: writtenPost })

export const createPost = endpoint({
  method: 'POST',
  path: '/api/admin/blogs',
  access: 'admin',
  area: 'content',
  keyed: true,
  body: 'pictures',
  about: 'Writes a post, as a draft unless it is published at once.',
  input: z.object(fields),
  reply: saved,
})
export type PostDraft = z.output<typeof createPost.input>

export const updatePost = endpoint({
  method: 'PUT',
  path: '/api/admin/blogs/:blogId',
  access: 'admin',
  area: 'content',
  body: 'pictures',
  about:
    'Replaces a post by what is sent; publishing keeps the day of the first time. A `revision` that is old is refused with 409.',
  input: z.object({ blogId, ...fields, revision: seenRevision }),
  reply: saved,
})

export const deletePost = endpoint({
  method: 'DELETE',
  path: '/api/admin/blogs/:blogId',
  access: 'admin',
  area: 'content',
  about: 'Deletes a post for good.',
  input: z.object({ blogId }),
  reply: successReply,
})
