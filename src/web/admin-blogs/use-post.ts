import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createPost, deletePost, updatePost, type WrittenPost } from '#contract/admin-blogs.ts'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { api } from '#web/browser-api.ts'
import { faultText } from '#web/fault-text.ts'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { type PostValues, toDraft, toValues } from './post-draft.ts'

/** The post in the editor, and how it is saved, published and deleted. */
export function usePost(post: WrittenPost | null) {
  const navigate = useNavigate()
  const underway = useRef(false)
  const [values, setValues] = useState(() => toValues(post))
  const [saving, setSaving] = useState<'' | 'draft' | 'published' | 'delete'>('')
  const [fault, setFault] = useState('')
  const change = (part: Partial<PostValues>) => setValues((now) => ({ ...now, ...part }))

  const work = async (kind: 'draft' | 'published' | 'delete', job: () => Promise<{ content: string }>) => {
    if (underway.current) return
    underway.current = true
    setSaving(kind)
    setFault('')
    try {
      toastSuccess((await job()).content)
    } catch (refused) {
      const text = faultText(refused, adminTexts.decideFault)
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
        ? await api(updatePost, { blogId: post.blog_id, ...draft })
        : await api(createPost, draft)
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
