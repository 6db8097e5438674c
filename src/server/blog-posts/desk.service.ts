import type { PostDraft } from '#contract/admin-blogs.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { notFound } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { keepOrSave } from '#server/media/kept-pictures.service.ts'
import * as sql from './desk.queries.ts'

export async function listPosts(db: Db, wanted: sql.Wanted, cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const [found, { total }] = await Promise.all([sql.findPosts(db, wanted, after), sql.countPosts(db, wanted)])
  return pageOf(found, total, ({ blog_post_id }) => blog_post_id)
}

export async function getPost(db: Db, postId: string): Promise<sql.PostRow> {
  const post = await sql.findPost(db, postId)
  if (!post) throw notFound('Blog')
  return post
}

export async function createPost(house: House, draft: PostDraft, actor: Actor): Promise<sql.PostRow> {
  const post = await withPictures(house, draft, [])
  return house.db.transaction(async (tx) => {
    const created = await sql.insertPost(tx, post)
    await audit(tx, actor, deedOf('blog.create', created))
    return created
  })
}

export async function updatePost(house: House, postId: string, draft: PostDraft, actor: Actor) {
  const present = await sql.findPictures(house.db, postId)
  if (!present) throw notFound('Blog')
  const post = await withPictures(house, draft, present.urls)
  return house.db.transaction(async (tx) => {
    const updated = await sql.updatePost(tx, postId, post)
    if (!updated) throw notFound('Blog')
    await audit(tx, actor, deedOf('blog.update', updated))
    return updated
  })
}

export const deletePost = (db: Db, postId: string, actor: Actor) =>
  db.transaction(async (tx) => {
    const deleted = await sql.deletePost(tx, postId)
    if (!deleted) throw notFound('Blog')
    const { title } = deleted
    await audit(tx, actor, { action: 'blog.delete', subject_id: postId, subject_name: title })
    return title
  })

/** Its pictures can be fetched before the post shows them. */
async function withPictures(house: House, draft: PostDraft, known: readonly string[]): Promise<sql.NewPost> {
  const urls = await keepOrSave(house, draft.images, { known: new Set(known), noun: 'post' })
  return { ...draft, images: urls.map((url) => ({ url })) }
}

const deedOf = (action: `blog.${string}`, { blog_post_id, title, is_published }: sql.PostRow) => ({
  action,
  subject_id: blog_post_id,
  subject_name: title,
  details: { is_published },
})
