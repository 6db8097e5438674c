import { z } from 'zod'
import { blogCategories } from '#contract/blog-category.ts'
import { limits } from '#server/limits.ts'
import { pictures, text } from './fields.ts'
import { readLists } from './read-data.ts'

const { blog } = limits

const DemoPost = z.strictObject({
  /** Part of the address, so without characters that have a meaning there. */
  title: z.string().regex(/^[A-Za-z0-9 ,:.-]{15,90}$/, 'is no title that can stand in an address'),
  category: z.enum(blogCategories),
  /** Two or three opening sentences. */
  content: text(blog.content),
  points: z.array(
    z.strictObject({
      point: text(blog.point),
      subpoints: z.array(text(blog.subpoint)),
      content: text(blog.pointContent),
    }),
  ),
  pictures: pictures.min(1).max(2),
  /** At most as long as search engines show it. */
  meta_description: text(155),
  days_ago: z.number().positive(),
})

/** The blog posts of the demo market. */
export const blogPosts = readLists('blog-posts', DemoPost)
