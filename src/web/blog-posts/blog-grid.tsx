import { Newspaper } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { allIndustries } from '#contract/blog-category.ts'
import { limits } from '#contract/limits.ts'
import { api } from '#web/api/browser-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { Skeleton, SkeletonRegion, shapes } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { BlogCard } from './blog-card.tsx'
import { tabPath } from './blog-link.ts'
import { industryName, blogTexts as texts } from './blog-texts.ts'
import { type CardPage, listCards } from './card-blog.ts'

const grid = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5'
const sizes = '(min-width: 80rem) 387px, (min-width: 64rem) 31vw, (min-width: 48rem) 47vw, 94vw'
const step = limits.page.products

/** The number of cards per history entry, so that Back shows the list as long as it was. */
const left = new Map<string, number>()

/** The posts of one tab, filtered here from all that are loaded. */
export function BlogGrid({ first, tab }: { first: CardPage; tab: string }) {
  const { key } = useLocation()
  const { blogs, ...rest } = first
  const [whole] = useState({ ...rest, items: blogs })
  const [limit, setLimit] = useState(left.get(key) ?? step)
  useEffect(() => void left.set(key, limit), [key, limit])
  const { page, isLoading, more } = usePagedList(whole, {
    fetchMore: async (cursor) => {
      const { blogs, ...after } = await listCards(api, { category: tab, limit: limits.page.list, cursor })
      return { ...after, items: blogs }
    },
    keyOf: ({ _id }) => _id,
    onError: () => toastError(texts.moreError(texts.unavailable)),
  })
  const ofTab = page.items.filter(({ category }) => tab === allIndustries || category === tab)
  const shown = ofTab.slice(0, limit)
  if (ofTab.length === 0) return <NoBlogs />
  const grow = () => {
    setLimit(limit + step)
    if (limit + step > ofTab.length) void more()
  }
  return (
    <>
      <ul aria-label={texts.blogsOf(tab)} className={grid}>
        {shown.map((blog, place) => (
          <li key={blog._id} className="min-w-0">
            <BlogCard blog={blog} sizes={sizes} priority={place < 3} />
          </li>
        ))}
      </ul>
      <LoadMore
        shown={shown.length}
        total={page.next === null ? ofTab.length : page.total}
        totalIsFloor={page.total_is_floor}
        hasMore={shown.length < ofTab.length || page.next !== null}
        loading={isLoading}
        onMore={grow}
      />
    </>
  )
}

function NoBlogs() {
  return (
    <EmptyState
      icon={<Newspaper />}
      title={texts.emptyTitle}
      action={<ButtonLink to={tabPath(allIndustries)}>{industryName(allIndustries)}</ButtonLink>}
    >
      {texts.emptyText}
    </EmptyState>
  )
}

export function BlogGridSkeleton() {
  return (
    <SkeletonRegion className={grid}>
      {shapes(6).map((card) => (
        <div key={card} className="overflow-hidden rounded-panel border border-border bg-surface">
          <Skeleton className="aspect-video w-full rounded-none" />
          <div className="grid gap-2 p-4">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/4" />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
