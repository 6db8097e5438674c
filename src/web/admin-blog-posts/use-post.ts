import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { type AdminPost, createPost, deletePost, getPost, updatePost } from '#contract/admin/admin-blogs.ts'
import { postRules } from '#contract/admin/post-rules.ts'
import { adminBlogPath, adminBlogsPath } from '#contract/paths.ts'
import type { KeyFor } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { api } from '#web/api/browser-api.ts'
import { isConflict } from '#web/edits/use-conflict.ts'
import { useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { blogTexts as texts } from './blog-texts.ts'
import { keptValues, type PostValues, toDraft, toValues, withoutFreshPictures } from './post-draft.ts'

export type PostTextField = keyof typeof postRules

const textOf = (values: PostValues) => JSON.stringify(toDraft(values, false))

type Job = {
  readonly name: 'draft' | 'published' | 'delete'
  readonly call: (keyFor: KeyFor) => Promise<{ content: string }>
}

/** The post in the editor, and how it is saved, published and deleted. */
export function usePost(post: AdminPost | null) {
  const navigate = useNavigate()
  const { form, settle, isDirty, forget } = useWriting(post)
  const { draft: values, change } = form
  const revision = useRef(post?.revision)

  /** Another admin saved first: what was typed stays, and saving again overwrites the newer post. */
  const changedElsewhere = async () => {
    const newer = await api(getPost, { blogId: post?.blog_id ?? '' }).catch(() => null)
    if (newer) revision.current = newer.blog.revision
    return newer ? texts.changedElsewhere(newer.blog.title) : adminTexts.decideError
  }

  const { run, pending, failure } = useAction({
    send: async ({ call }: Job, keyFor) => {
      try {
        return await call(keyFor)
      } catch (error) {
        throw isConflict(error) ? new Error(await changedElsewhere()) : error
      }
    },
    form,
    failure: adminTexts.decideError,
    success: ({ content }) => content,
    failureToast: true,
  })
  const save = (isPublished: boolean) => {
    const call = async (keyFor: KeyFor) => {
      const draft = toDraft(values, isPublished)
      const { blog, content } = post
        ? await api(updatePost, { blogId: post.blog_id, ...draft, revision: revision.current })
        : await api(createPost, draft, keyFor(values, isPublished))
      revision.current = blog.revision
      settle(blog)
      await navigate(adminBlogPath(blog.blog_id), { replace: true, preventScrollReset: true })
      return { content }
    }
    if (form.check()) void run({ name: isPublished ? 'published' : 'draft', call })
  }
  const remove = () => {
    const call = async () => {
      const reply = await api(deletePost, { blogId: post?.blog_id ?? '' })
      settle(null)
      await navigate(adminBlogsPath)
      return reply
    }
    return run({ name: 'delete', call })
  }
  return { form, values, change, save, remove, saving: pending?.name, failure, isDirty, forget }
}

/** The values in the editor, stored through a reload and compared with the saved post. */
function useWriting(post: AdminPost | null) {
  const [saved, setSaved] = useState(post)
  const { read, keep, drop } = keptDraft(
    `post:${saved?.blog_id ?? 'new'}:${saved?.revision ?? 0}`,
    toValues(null),
  )
  const form = useForm<PostValues>({
    start: () => keptValues(read()) ?? toValues(post),
    rules: postRules,
    kept: { keep: (values) => keep(withoutFreshPictures(values)) },
  })
  /** Runs before the page navigates, so that the 'unsaved changes' question does not appear. */
  const settle = (blog: AdminPost | null) => {
    drop()
    flushSync(() => {
      setSaved(blog)
      form.put(toValues(blog))
    })
  }
  return { form, settle, isDirty: textOf(form.draft) !== textOf(toValues(saved)), forget: drop }
}
