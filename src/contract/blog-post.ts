import * as z from 'zod/mini'
import { allIndustries } from './blog-category.ts'
import { endpoint } from './endpoint.ts'
import { cursor, cutText, idOf, moment } from './fields.ts'
import { limits } from './limits.ts'
import { paged, successFields } from './reply.ts'

const head = {
  _id: z.uuid(),
  title: z.string(),
  category: z.string(),
  content: z.string(),
  /** The cover first. */
  images: z.array(z.object({ url: z.string() })),
  published_at: moment,
}

const blogHead = z.object(head)
export type BlogHead = z.infer<typeof blogHead>

const blogPost = z.object({
  ...head,
  points: z.array(z.object({ point: z.string(), content: z.string(), subpoints: z.array(z.string()) })),
  /** For search engines; may be empty. */
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  updated_at: moment,
})
export type BlogPost = z.infer<typeof blogPost>

export const listBlogs = endpoint({
  method: 'GET',
  path: '/api/v1/blogs',
  access: 'anyone',
  shared: true,
  about: `Published posts, newest first, of one category or of all; of the content the first ${limits.blog.opening} characters.`,
  input: z.object({
    category: z._default(cutText(limits.text.name), allIndustries),
    limit: z._default(
      z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(limits.page.list))),
      limits.page.products,
    ),
    cursor,
  }),
  reply: z.object({ ...successFields, Allblogs: z.array(blogHead), ...paged }),
})
export type BlogList = z.infer<typeof listBlogs.reply>

export const getBlog = endpoint({
  method: 'GET',
  path: '/api/v1/blog/:id',
  access: 'anyone',
  shared: true,
  about: 'One published post.',
  input: z.object({ id: idOf('Blog not found') }),
  reply: z.object({ ...successFields, SingleBlog: blogPost }),
})
