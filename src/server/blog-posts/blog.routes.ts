import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/blog-post.ts'
import { route } from '#server/http/route.ts'
import { getBlog, listBlogs } from './blog.service.ts'
import { toHead, toPost } from './blog.wire.ts'

export function blogRoutes(app: FastifyInstance) {
  const { db } = app.house

  route(app, contract.listBlogs, async (asked) => {
    const { page, ...more } = await listBlogs(db, asked)
    return { success: true as const, Allblogs: page.map(toHead), ...more }
  })
  route(app, contract.getBlog, async ({ id }) => ({
    success: true as const,
    SingleBlog: toPost(await getBlog(db, id)),
  }))
}
