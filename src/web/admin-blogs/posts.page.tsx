import { FileText, Plus } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { listPosts } from '#contract/admin-blogs.ts'
import { AdminPage, adminMeta, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { AdminSearch } from '#web/admin/admin-search.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { GrowingList } from '#web/admin/growing-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { chosenIn, useChosen } from '#web/admin/use-chosen.ts'
import { api } from '#web/browser-api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { LoadFault } from '#web/ui/load-fault.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Route } from './+types/posts.page.ts'
import { blogTexts as texts } from './blog-texts.ts'

const statuses = ['all', 'draft', 'published'] as const
type Asked = { status: (typeof statuses)[number]; q: string }

const fetchPage = async (asked: Asked, cursor?: string) => {
  const { blogs, ...page } = await api(listPosts, { ...asked, cursor })
  return { items: blogs, ...page }
}
type Listed = Awaited<ReturnType<typeof fetchPage>>['items'][number]

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const params = new URL(request.url).searchParams
  const asked: Asked = { status: chosenIn(params, 'status', statuses), q: params.get('q') ?? '' }
  return { asked, page: await orNull(fetchPage(asked)) }
}

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function PostsPage({ loaderData: { asked, page } }: Route.ComponentProps) {
  const [, choose] = useChosen('status', statuses)
  const { revalidate } = useRevalidator()
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      action={
        <ButtonLink to="/admin/blogs/new" icon={<Plus />}>
          {texts.write}
        </ButtonLink>
      }
    >
      <AdminSearch label={texts.find} className="mb-4 max-w-[560px]" />
      <ChoiceChips
        label={adminTexts.status}
        choices={statuses.map((value) => ({ value, label: texts.statuses[value] }))}
        chosen={asked.status}
        onChoose={choose}
        className="mb-4"
      />
      {page ? (
        <GrowingList
          key={JSON.stringify(asked)}
          first={page}
          fetchMore={(cursor) => fetchPage(asked, cursor)}
          keyOf={({ blog_id }) => blog_id}
        >
          {(posts) => (
            <Card>
              <ul aria-label={texts.list} className="divide-y divide-border">
                {posts.map((post) => (
                  <PostRow key={post.blog_id} post={post} />
                ))}
              </ul>
            </Card>
          )}
        </GrowingList>
      ) : (
        <LoadFault text={adminTexts.loadFault} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

function PostRow({ post: { blog_id, title, category, images, is_published, updated_at } }: { post: Listed }) {
  return (
    <li className="relative flex items-center gap-4 px-4 py-3 hover:bg-surface-2">
      <Picture
        url={images[0]?.url}
        alt=""
        sizes="64px"
        width={64}
        height={64}
        toneKey={blog_id}
        className="size-16 flex-none rounded-control"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={`/admin/blogs/${blog_id}`}
          className="break-words font-semibold after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="num break-words text-muted text-small">
          {category} · {texts.edited(dayOf(updated_at))}
        </p>
      </div>
      <Badge tone={is_published ? 'success' : 'neutral'} icon={<FileText />}>
        {is_published ? texts.published : texts.draft}
      </Badge>
    </li>
  )
}
