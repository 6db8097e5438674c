import { useEffect, useEffectEvent, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import { listReviews, type Review } from '#contract/review.ts'
import { api } from '#web/api/browser-api.ts'
import { StarBars } from '#web/ui/charts/star-bars.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { Rating } from '#web/ui/rating.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { ReviewRow } from './review-row.tsx'
import { reviewTexts as texts } from './review-texts.ts'

type Answer = ReplyOf<typeof listReviews>
type Reviews = Pick<Answer, 'average' | 'histogram'> & ListPage<Review>

const toReviews = ({ reviews, ...rest }: Answer): Reviews => ({ ...rest, items: reviews })

const fetchReviews = async (productId: string, cursor?: string) =>
  toReviews(await api(listReviews, { productId, ...(cursor ? { cursor } : {}) }))

type ProductReviewsProps = {
  productId: string
  /** Asked for here where they did not come with the page. */
  initial?: Answer
}

/** What buyers of the product say. */
export function ProductReviews({ productId, initial }: ProductReviewsProps) {
  const [first, setFirst] = useState<Reviews | 'failed' | undefined>(() => initial && toReviews(initial))
  const load = () => {
    setFirst(undefined)
    fetchReviews(productId).then(setFirst, () => setFirst('failed'))
  }
  const begin = useEffectEvent(() => {
    if (!initial) load()
  })
  useEffect(() => begin(), [])
  if (first === 'failed') return <LoadError text={texts.loadError} onRetry={load} />
  if (!first) return <ReviewsSkeleton />
  if (first.items.length === 0) return <NoReviews />
  return <ReviewList productId={productId} first={first} />
}

export function NoReviews() {
  return (
    <p className="rounded-card border border-border bg-surface p-5">
      <span className="block font-semibold">{texts.none}</span>
      <span className="text-muted">{texts.noneHint}</span>
    </p>
  )
}

export function ReviewsSkeleton() {
  return (
    <SkeletonRegion className="grid items-start gap-6 lg:grid-cols-[280px_minmax(0,1fr)]">
      <Skeleton className="h-52" />
      <Skeleton className="h-80" />
    </SkeletonRegion>
  )
}

function ReviewList({ productId, first }: { productId: string; first: Reviews }) {
  const { page, footer } = usePagedList<Review>(first, {
    name: 'reviews',
    fetchMore: (cursor) => fetchReviews(productId, cursor),
    keyOf: (review) => review.review_id,
    onError: () => toastError(texts.moreError),
  })
  const average = first.average ?? 0
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[280px_minmax(0,1fr)]">
      <div className="grid gap-4 rounded-card border border-border bg-surface p-5">
        <p className="num flex items-center gap-3">
          <span aria-hidden="true" className="font-bold text-4xl tracking-[-.03em]">
            {average.toFixed(1)}
          </span>
          <span className="grid gap-0.5">
            <Rating value={average} />
            <span className="text-muted text-small">{texts.count(page.total)}</span>
          </span>
        </p>
        <StarBars counts={first.histogram} label={texts.histogram} />
      </div>
      <div className="min-w-0">
        <ul
          aria-label={texts.title}
          className="divide-y divide-border rounded-card border border-border bg-surface px-5"
        >
          {page.items.map((review) => (
            <ReviewRow key={review.review_id} review={review} />
          ))}
        </ul>
        {(page.next !== null || page.items.length > first.items.length) && <LoadMore {...footer} />}
      </div>
    </div>
  )
}
