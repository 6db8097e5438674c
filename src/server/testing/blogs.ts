import { randomUUID } from 'node:crypto'
import type { BlogCategory } from '#contract/blog-category.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

type Post = {
  readonly title: string
  readonly category: BlogCategory
  readonly content: string
  readonly published_at: Date | null
  readonly is_published: boolean
}

/** Creates a published post, unless the test overrides that; returns its id. */
export async function aPost(db: Db, post: Partial<Post> = {}): Promise<string> {
  const blogId = randomUUID()
  const { title = 'Cotton', category = 'Corporates', content = 'Own words.', is_published = true } = post
  const published_at = post.published_at === undefined ? new Date() : post.published_at
  await db.run(sql`
    insert into blog_posts (blog_post_id, title, category, content, points, images, is_published, published_at)
    values (${blogId}, ${title}, ${category}, ${content},
      ${JSON.stringify([{ point: 'Head', content: 'How high?', subpoints: ['Static', 'Friction'] }])},
      ${JSON.stringify([{ url: '/media/0/30.webp' }])}, ${is_published}, ${published_at})`)
  return blogId
}
