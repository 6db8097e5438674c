import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/admin/admin-blogs.ts'
import { blogPosts } from '#contract/texts/blog-posts.ts'
import { actorOf } from '#server/audit/audit.service.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toHead, toPost } from './admin.reply.ts'
import * as admin from './admin.service.ts'

export function adminBlogRoutes(app: FastifyInstance) {
  const { services } = app
  const { db } = services

  route(app, contract.listPosts, async ({ status, q, cursor }) => {
    const { page, ...more } = await admin.listPosts(db, { status, q }, cursor)
    return { success: true as const, blogs: page.map(toHead), ...more }
  })
  route(app, contract.getPost, async ({ blogId }) => ({
    success: true as const,
    blog: toPost(await admin.getPost(db, blogId)),
  }))
  route(app, contract.createPost, async (draft, caller, visit) => {
    const id = await admin.createPost(services, draft, actorOf(caller, visit), visit.idempotencyKey)
    const post = await admin.getPost(db, id)
    return success(sentenceFor(post.is_published), { blog: toPost(post) })
  })
  route(app, contract.updatePost, async ({ blogId, revision, ...draft }, caller, visit) => {
    const post = await admin.updatePost(services, { blogId, revision }, draft, actorOf(caller, visit))
    return success(sentenceFor(post.is_published), { blog: toPost(post) })
  })
  route(app, contract.deletePost, async ({ blogId }, caller, visit) =>
    success(blogPosts.deleted({ title: await admin.deletePost(db, blogId, actorOf(caller, visit)) })),
  )
}

const sentenceFor = (isPublished: boolean) => (isPublished ? blogPosts.published : blogPosts.saved)
