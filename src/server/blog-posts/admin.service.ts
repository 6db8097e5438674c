import type { PostDraft } from '#contract/admin/admin-blogs.ts'
import { common } from '#contract/texts/common.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorIn, placeOf } from '#server/db/list-position.ts'
import { othersOf, pageOf } from '#server/db/paging.ts'
import { notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { keepNamed } from '#server/media/picture-store.service.ts'
import { resolvePictures } from '#server/media/resolve-pictures.service.ts'
import { requireRevision } from '#server/revision.ts'
import type { Services } from '#server/services.ts'
import * as sql from './admin.queries.ts'

export async function listPosts(db: Db, filter: sql.PostFilters, cursor: string | undefined) {
  const after = await anchorIn(cursor)
  const [rows, { total }, others] = await Promise.all([
    sql.findPosts(db, filter, after),
    sql.countPosts(db, filter),
    othersOf(['all', 'draft', 'published'], { chosen: filter.status, cursor }, (status) =>
      sql.countPosts(db, { ...filter, status }),
    ),
  ])
  return {
    ...pageOf(rows, total, ({ blog_post_id, micros }) => placeOf({ id: blog_post_id, micros })),
    ...others,
  }
}

export async function getPost(db: Db, postId: string): Promise<sql.PostRow> {
  const post = await sql.findPost(db, postId)
  if (!post) throw notFound('blog')
  return post
}

/** Returns the id of the post; a repetition under the same key returns the id of the first. */
export async function createPost(
  services: Services,
  draft: PostDraft,
  actor: Actor,
  key: string | undefined,
) {
  const post = await withPictures(services, draft, [])
  const work = async (tx: Db) => {
    await keepNamed(tx, urlsOf(post))
    const created = await sql.insertPost(tx, post)
    await audit(tx, actor, eventOf('blog.create', created))
    return created.blog_post_id
  }
  const keyed = { user_id: actor.user_id ?? '', key, input: { call: 'create-post', ...post } }
  return services.db.transaction((tx) => runOnce(tx, keyed, () => work(tx)))
}

/** A post and the revision that its editor has read, if the request names one. */
export type SeenPost = { readonly blogId: string; readonly revision?: number | undefined }

export async function updatePost(
  services: Services,
  { blogId: postId, revision }: SeenPost,
  draft: PostDraft,
  actor: Actor,
) {
  const present = await sql.findPictures(services.db, postId)
  if (!present) throw notFound('blog')
  const post = await withPictures(services, draft, present.urls)
  return services.db.transaction(async (tx) => {
    await keepNamed(tx, urlsOf(post))
    const now = await sql.lockPost(tx, postId)
    if (!now) throw notFound('blog')
    requireRevision(common.changed({ thing: 'blog' }), now.revision, revision)
    const updated = await sql.updatePost(tx, postId, post)
    if (!updated) throw notFound('blog')
    await audit(tx, actor, eventOf('blog.update', updated))
    return updated
  })
}

export const deletePost = (db: Db, postId: string, actor: Actor) =>
  db.transaction(async (tx) => {
    const deleted = await sql.deletePost(tx, postId)
    if (!deleted) throw notFound('blog')
    const { title } = deleted
    await audit(tx, actor, { action: 'blog.delete', subject_id: postId, subject_name: title })
    return title
  })

/** Stores the pictures first, so that they exist before the post shows them. */
async function withPictures(
  services: Services,
  draft: PostDraft,
  known: readonly string[],
): Promise<sql.NewPost> {
  const urls = await resolvePictures(services, draft.images, { known: new Set(known), noun: 'post' })
  return { ...draft, images: urls.map((url) => ({ url })) }
}

const urlsOf = ({ images }: sql.NewPost) => images.map(({ url }) => url)

const eventOf = (action: `blog.${string}`, { blog_post_id, title, is_published }: sql.PostRow) => ({
  action,
  subject_id: blog_post_id,
  subject_name: title,
  details: { is_published },
})
