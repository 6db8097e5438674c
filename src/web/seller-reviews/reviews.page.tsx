import { MessageSquareText } from 'lucide-react'
import { useRevalidator, useSearchParams } from 'react-router'
import { listSellerReviews, type SellerReview } from '#contract/sellers/seller-reviews.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { ListSkeleton } from '#web/ui/lists/list-skeleton.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'
import type { Route } from './+types/reviews.page.ts'
import { OwnReview } from './own-review.tsx'
import { sellerReviewsTexts as texts } from './seller-reviews-texts.ts'

const stars = ['5', '4', '3', '2', '1'] as const
type Stars = (typeof stars)[number] | 'all'

async function fetchPage(rating: Stars, cursor?: string) {
  const filter = rating === 'all' ? {} : { rating }
  const { reviews, ...page } = await api(listSellerReviews, { ...filter, cursor })
  return { items: reviews, ...page }
}
type Page = Awaited<ReturnType<typeof fetchPage>>

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const chosen = new URL(request.url).searchParams.get('stars')
  const rating: Stars = stars.find((each) => each === chosen) ?? 'all'
  return { rating, page: await fetchPage(rating).catch(() => null) }
}

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return <ListSkeleton row="h-32" />
}

export default function ReviewsPage({ loaderData: { rating, page } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [, setParams] = useSearchParams()
  if (!page) return <LoadError text={texts.error} onRetry={revalidate} />
  const all = page.histogram.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="max-w-220">
      {all > 0 && (
        <ChoiceChips
          label={texts.stars}
          chosen={rating}
          onChoose={(next) => setParams(next === 'all' ? {} : { stars: next }, { preventScrollReset: true })}
          choices={[
            { value: 'all', label: texts.all, count: all },
            ...page.histogram.map(({ rating: value, count }) => ({
              value: String(value) as Stars,
              label: uiTexts.starCount(value),
              count,
            })),
          ]}
          className="mb-4"
        />
      )}
      <Reviews key={rating} rating={rating} first={page} />
    </div>
  )
}

function Reviews({ rating, first }: { rating: Stars; first: Page }) {
  const { page, footer } = usePagedList<SellerReview>(first, {
    name: 'reviews of the seller',
    fetchMore: (cursor) => fetchPage(rating, cursor),
    keyOf: ({ review_id }) => review_id,
    onError: () => toastError(texts.moreError),
  })
  if (page.items.length === 0) return <Nothing isAll={rating === 'all'} />
  return (
    <>
      <ul aria-label={texts.list} className="grid gap-3">
        {page.items.map((review) => (
          <OwnReview key={review.review_id} review={review} />
        ))}
      </ul>
      <LoadMore {...footer} />
    </>
  )
}

function Nothing({ isAll }: { isAll: boolean }) {
  return (
    <Card>
      <EmptyState icon={<MessageSquareText />} title={isAll ? texts.none : texts.noneOf}>
        {isAll ? texts.noneHint : texts.noneOfHint}
      </EmptyState>
    </Card>
  )
}
