import type { AdminPost } from '#contract/admin/admin-blogs.ts'
import type { HeadRow, PostRow } from './admin.queries.ts'

export const toHead = <Row extends HeadRow>(row: Row) => {
  const { blog_post_id, published_at, created_at, updated_at, ...same } = row
  return {
    ...same,
    blog_id: blog_post_id,
    published_at: published_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

export const toPost = (row: PostRow): AdminPost => toHead(row)
