import { FileText, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { listPosts } from '#contract/admin/admin-blogs.ts'
import { adminBlogPath } from '#contract/paths.ts'
import { adminList } from '#web/admin/admin-list.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { CardList } from '#web/admin/card-list.tsx'
import { ListBody } from '#web/admin/list-body.tsx'
import { api } from '#web/api/browser-api.ts'
import { industryName } from '#web/blog-posts/blog-texts.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import type { Route } from './+types/posts.page.ts'
import { blogTexts as texts } from './blog-texts.ts'

const list = adminList(
  {
    name: 'status',
    label: adminTexts.status,
    values: ['all', 'draft', 'published'],
    labels: texts.statuses,
  },
  async ({ chosen, q }, cursor) => {
    const { blogs, ...page } = await api(listPosts, { status: chosen, q, cursor })
    return { items: blogs, ...page }
  },
)
type Listed = Awaited<ReturnType<typeof list.fetchPage>>['items'][number]

export const clientLoader = list.load

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function PostsPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      action={
        <ButtonLink to={adminBlogPath('new')} icon={<Plus />}>
          {texts.write}
        </ButtonLink>
      }
    >
      <ListBody
        find={texts.find}
        list={list}
        loaded={loaderData}
        nothingYet={texts.nothingYet}
        keyOf={({ blog_id }) => blog_id}
      >
        {(posts) => (
          <CardList label={texts.list}>
            {posts.map((post) => (
              <PostRow key={post.blog_id} post={post} />
            ))}
          </CardList>
        )}
      </ListBody>
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
        <Link to={adminBlogPath(blog_id)} className="break-words font-semibold after:absolute after:inset-0">
          {title}
        </Link>
        <p className="num break-words text-muted text-small">
          {industryName(category)} · {texts.edited(dayOf(updated_at))}
        </p>
      </div>
      <Badge tone={is_published ? 'success' : 'neutral'} icon={<FileText />}>
        {is_published ? texts.published : texts.draft}
      </Badge>
    </li>
  )
}
