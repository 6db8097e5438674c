import type { BlogHead, BlogPost } from '#contract/blog-post.ts'
import type { HeadRow, PostRow } from './blog.queries.ts'

export function toHead<Row extends HeadRow>(row: Row) {
  const { blog_post_id, published_at, ...same } = row
  return { ...same, _id: blog_post_id, published_at: published_at.toISOString() } satisfies BlogHead
}

export const toPost = (row: PostRow): BlogPost => ({
  ...toHead(row),
  updated_at: row.updated_at.toISOString(),
})
