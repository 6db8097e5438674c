import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { createPost, deletePost, getPost, updatePost, type WrittenPost } from '#contract/admin/admin-blogs.ts'
import { adminBlogPath, adminBlogsPath } from '#contract/paths.ts'
import type { KeyFor } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { api } from '#web/api/browser-api.ts'
import { isOvertaken } from '#web/edits/use-conflict.ts'
import { useRefusal } from '#web/edits/use-refusal.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { blogTexts as texts } from './blog-texts.ts'
import { keptValues, type PostValues, toDraft, toValues, withoutFreshPictures } from './post-draft.ts'

/** How the server begins what is wrong with each. */
const named = {
  title: /^Title/,
  category: /^Choose a category/,
  content: /^Content/,
  meta_title: /^Meta title/,
  meta_description: /^Meta description/,
  meta_keywords: /^Meta keywords/,
}

export type PostTextField = keyof typeof named

const textOf = (values: PostValues) => JSON.stringify(toDraft(values, false))

type Job = {
  readonly name: 'draft' | 'published' | 'delete'
  readonly call: (keyFor: KeyFor) => Promise<{ content: string }>
}

/** The post in the editor, and how it is saved, published and deleted. */
export function usePost(post: WrittenPost | null) {
  const navigate = useNavigate()
  const { values, write, settle, isDirty, forget } = useWriting(post)
  const refusal = useRefusal(named)
  const revision = useRef(post?.revision)
  const change = (part: Partial<PostValues>) => {
    write({ ...values, ...part })
    for (const name of Object.keys(part)) if (name in named) refusal.touched(name as PostTextField)
  }

  /** What was typed stays; whoever saves it again has been told that it takes the place of the newer post. */
  const overtaken = async () => {
    const newer = await api(getPost, { blogId: post?.blog_id ?? '' }).catch(() => null)
    if (newer) revision.current = newer.blog.revision
    return newer ? texts.overtaken(newer.blog.title) : adminTexts.decideFault
  }

  const { run, pending } = useAction({
    send: async ({ call }: Job, keyFor) => {
      refusal.clear()
      try {
        return await call(keyFor)
      } catch (error) {
        throw isOvertaken(error) ? new Error(await overtaken()) : error
      }
    },
    failure: adminTexts.decideFault,
    success: ({ content }) => content,
    failureToast: true,
    onFailed: ({ text }) => refusal.refuse(text),
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
    return run({ name: isPublished ? 'published' : 'draft', call })
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
  return { values, change, save, remove, saving: pending?.name, refusal, isDirty, forget }
}

/** What stands in the editor, kept through a reload, against what is saved. */
function useWriting(post: WrittenPost | null) {
  const [saved, setSaved] = useState(post)
  const kept = keptDraft(`post:${saved?.blog_id ?? 'new'}:${saved?.revision ?? 0}`, toValues(null))
  const [values, setValues] = useState(() => keptValues(kept.read()) ?? toValues(post))
  const write = (next: PostValues) => {
    setValues(next)
    kept.keep(withoutFreshPictures(next))
  }
  /** What is saved, or deleted, is not asked about when the address changes. */
  const settle = (blog: WrittenPost | null) => {
    kept.drop()
    flushSync(() => {
      setSaved(blog)
      setValues(toValues(blog))
    })
  }
  return { values, write, settle, isDirty: textOf(values) !== textOf(toValues(saved)), forget: kept.drop }
}
