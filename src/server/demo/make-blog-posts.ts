import { chanceOf, uuidOf } from './chance.ts'
import { blogPosts } from './data/blog-posts.ts'
import { openBefore, span, textOf } from './dates.ts'
import type { PictureUrls } from './make-products.ts'

export const makeBlogPosts = (now: number, urlOf: PictureUrls) =>
  blogPosts.map(({ title, category, content, points, pictures, meta_description, days_ago }) => ({
    blog_post_id: uuidOf('blog post', title),
    title,
    category,
    content,
    images: pictures.map((name) => ({ url: urlOf(name) })),
    points,
    meta_description,
    is_published: true,
    is_demo: true,
    published_at: textOf(
      openBefore(now - days_ago * span.day - chanceOf('post', title).whole(0, 9) * span.hour),
    ),
  }))
