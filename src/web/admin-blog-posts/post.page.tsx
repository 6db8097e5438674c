import { useState } from 'react'
import { data, useRevalidator } from 'react-router'
import { type AdminPost, getPost } from '#contract/admin/admin-blogs.ts'
import { ApiError } from '#contract/client.ts'
import { adminBlogsPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { LeaveGuard } from '#web/edits/leave-guard.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/post.page.ts'
import { blogTexts as texts } from './blog-texts.ts'
import { PostFields } from './post-fields.tsx'
import { PostPreview } from './post-preview.tsx'
import { usePost } from './use-post.ts'

const fresh = 'new'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  if (params.blogId === fresh) return { isNew: true, post: null }
  try {
    return { isNew: false, post: (await api(getPost, { blogId: params.blogId })).blog }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 })
    return { isNew: false, post: null }
  }
}

export const meta = () => privateMeta(texts.editTitle)

export const HydrateFallback = () => <RowsSkeleton title={texts.editTitle} className="h-16" />

const back = { to: adminBlogsPath, label: texts.posts }

export default function PostPage({ loaderData: { isNew, post } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!(post || isNew))
    return (
      <AdminPage title={texts.editTitle} back={back}>
        <LoadError text={texts.loadError} onRetry={revalidate} />
      </AdminPage>
    )
  return <Editor key={post?.blog_id ?? fresh} post={post} />
}

function Editor({ post }: { post: AdminPost | null }) {
  const editing = usePost(post)
  const { form, values, change, failure, isDirty, forget } = editing
  return (
    <AdminPage
      title={post ? texts.editTitle : texts.newTitle}
      back={back}
      action={
        post && (
          <Badge tone={post.is_published ? 'success' : 'neutral'}>
            {post.is_published ? texts.published : texts.draft}
          </Badge>
        )
      }
    >
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Card className="min-w-0">
          <form
            ref={form.form}
            noValidate
            className="grid gap-5 p-4 md:p-5"
            onSubmit={(event) => {
              event.preventDefault()
              void editing.save(post?.is_published ?? false)
            }}
          >
            <PostFields values={values} change={change} errorOf={form.errorOf} />
            {failure && (
              <Notice tone="danger" live>
                {failure}
              </Notice>
            )}
            <Buttons post={post} editing={editing} />
          </form>
        </Card>
        <PostPreview values={values} />
      </div>
      <LeaveGuard isDirty={isDirty} onLeave={forget} />
    </AdminPage>
  )
}

type ButtonsProps = { post: AdminPost | null; editing: ReturnType<typeof usePost> }

function Buttons({ post, editing: { save, remove, saving, failure, values } }: ButtonsProps) {
  const [isAsking, setAsking] = useState(false)
  const isPublished = post?.is_published ?? false
  return (
    <div className="flex flex-wrap gap-3 border-border border-t pt-4">
      <Button loading={saving === 'published'} onClick={() => void save(true)}>
        {isPublished ? texts.savePublished : texts.publish}
      </Button>
      <Button variant="secondary" loading={saving === 'draft'} onClick={() => void save(false)}>
        {isPublished ? texts.unpublish : texts.saveDraft}
      </Button>
      {post && (
        <Button variant="danger" className="sm:ml-auto" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={texts.removeTitle}
        keep={texts.keep}
        confirm={texts.remove}
        action={{ isPending: saving === 'delete', failure }}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      >
        <p className="break-words font-medium">{values.title}</p>
      </ConfirmDialog>
    </div>
  )
}
