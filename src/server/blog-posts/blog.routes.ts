import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/blog-post.ts'
import { route } from '#server/http/route.ts'
import { readsOf } from '#server/services.ts'
import { toHead, toPost } from './blog.reply.ts'
import { getBlog, listBlogs } from './blog.service.ts'

export function blogRoutes(app: FastifyInstance) {
  const db = readsOf(app.services)

  route(app, contract.listBlogs, async (input) => {
    const { page, ...more } = await listBlogs(db, input)
    return { success: true as const, Allblogs: page.map(toHead), ...more }
  })
  route(app, contract.getBlog, async ({ id }) => ({
    success: true as const,
    SingleBlog: toPost(await getBlog(db, id)),
  }))
}
