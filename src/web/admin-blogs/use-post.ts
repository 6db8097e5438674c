import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createPost, deletePost, getPost, updatePost, type WrittenPost } from '#contract/admin-blogs.ts'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { api } from '#web/browser-api.ts'
import { isOvertaken } from '#web/edits/use-conflict.ts'
import { faultText } from '#web/fault-text.ts'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { blogTexts as texts } from './blog-texts.ts'
import { type PostValues, toDraft, toValues } from './post-draft.ts'

/** The post in the editor, and how it is saved, published and deleted. */
export function usePost(post: WrittenPost | null) {
  const navigate = useNavigate()
  const underway = useRef(false)
  const [values, setValues] = useState(() => toValues(post))
  const [saving, setSaving] = useState<'' | 'draft' | 'published' | 'delete'>('')
  const [fault, setFault] = useState('')
  const attempt = useAttempt()
  const revision = useRef(post?.revision)
  const change = (part: Partial<PostValues>) => setValues((now) => ({ ...now, ...part }))

  /** What was typed stays; whoever saves it again has been told that it takes the place of the newer post. */
  const overtaken = async () => {
    const newer = await api(getPost, { blogId: post?.blog_id ?? '' }).catch(() => null)
    if (newer) revision.current = newer.blog.revision
    return newer ? texts.overtaken(newer.blog.title) : adminTexts.decideFault
  }

  const work = async (kind: 'draft' | 'published' | 'delete', job: () => Promise<{ content: string }>) => {
    if (underway.current) return
    underway.current = true
    setSaving(kind)
    setFault('')
    try {
      toastSuccess((await job()).content)
    } catch (refused) {
      const text = isOvertaken(refused) ? await overtaken() : faultText(refused, adminTexts.decideFault)
      setFault(text)
      toastError(text)
    } finally {
      underway.current = false
      setSaving('')
    }
  }
  const save = (isPublished: boolean) =>
    work(isPublished ? 'published' : 'draft', async () => {
      const draft = toDraft(values, isPublished)
      const saved = post
        ? await api(updatePost, { blogId: post.blog_id, ...draft, revision: revision.current })
        : await api(createPost, draft, attempt.headers(values, isPublished))
      attempt.end()
      revision.current = saved.blog.revision
      setValues(toValues(saved.blog))
      await navigate(`/admin/blogs/${saved.blog.blog_id}`, { replace: true, preventScrollReset: true })
      return saved
    })
  const remove = () =>
    work('delete', async () => {
      const reply = await api(deletePost, { blogId: post?.blog_id ?? '' })
      await navigate('/admin/blogs')
      return reply
    })
  return { values, change, save, remove, saving, fault }
}
