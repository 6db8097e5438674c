import { type ReactNode, useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import type { listReviews } from '#contract/review.ts'
import { CompareButton } from '#web/compare-choice/compare-toggle.tsx'
import { SaveToList } from '#web/list-choice/save-to-list.tsx'
import type { CardPage } from '#web/products/product-page-result.ts'
import { rememberProduct } from '#web/recent/recent.ts'
import RecentlyViewed from '#web/recent/recently-viewed.tsx'
import { ReportButton } from '#web/report/report-button.tsx'
import { NoReviews, ProductReviews, ReviewsSkeleton } from '#web/reviews/product-reviews.tsx'
import { reviewTexts } from '#web/reviews/review-texts.ts'
import { SampleOffer } from '#web/samples/sample-offer.tsx'
import { useSession } from '#web/session/session.ts'
import { WhenNear } from '#web/ui/lists/when-near.tsx'
import { BoughtLine } from './bought-line.tsx'
import { Description, Specifications } from './details.tsx'
import { MoreFromSeller } from './more-from-seller.tsx'

type BelowFoldProps = {
  product: ShownProduct
  more: CardPage | null
  /** Where they came with the page. */
  reviews: ReplyOf<typeof listReviews> | null
  /** As it is chosen in the first view. */
  quantity: number
  ended: boolean
}

/** The part below the first screens, whose script is loaded after theirs. */
export default function BelowFold({ product, more, reviews, quantity, ended }: BelowFoldProps): ReactNode {
  const { product_id, review_count } = product
  // Reviews that came with the page stay when a sign-in reloads its data without them.
  const [initialReviews] = useState(reviews)
  useEffect(() => rememberProduct(product_id), [product_id])
  const isMember = useSession().state === 'signed-in'
  useScrollToLateReviews()
  return (
    <>
      <SampleOffer product={product} ended={ended} />
      <div className="flex h-12 items-center gap-3 md:h-14">
        <BoughtLine productId={product_id} />
        <CompareButton productId={product_id} />
      </div>
      {/* One sheet on wide screens: of two cards the shorter one would be half empty. */}
      <div className="grid gap-4 lg:grid-cols-[5fr_6fr] lg:gap-0 lg:rounded-card lg:border lg:border-border lg:bg-surface lg:*:border-0 lg:*:bg-transparent lg:*:last:border-l lg:*:last:rounded-none">
        <Description product={product} />
        <Specifications product={product} />
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-x-4">
        <ReportButton subject={{ kind: 'listing', productId: product_id }} name={product.product_name} />
        {isMember && <SaveToList items={[{ product_id, quantity }]} />}
      </div>
      <section aria-labelledby="reviews" className="mt-8 md:mt-12">
        <h2 id="reviews" tabIndex={-1} className="mb-4 text-h2 md:mb-4.5 md:text-2xl">
          {reviewTexts.title}
        </h2>
        {review_count === 0 && <NoReviews />}
        {review_count > 0 && initialReviews && (
          <ProductReviews productId={product_id} initial={initialReviews} />
        )}
        {review_count > 0 && !initialReviews && (
          <WhenNear fallback={<ReviewsSkeleton />}>
            <ProductReviews productId={product_id} />
          </WhenNear>
        )}
      </section>
      <MoreFromSeller product={product} more={more} />
      <RecentlyViewed except={product_id} />
    </>
  )
}

/** The link to the reviews may have been pressed before they were there: this scrolls to them late. */
function useScrollToLateReviews() {
  const [isLate] = useState(() => typeof document !== 'undefined' && !document.getElementById('reviews'))
  useEffect(() => {
    if (isLate && location.hash === '#reviews') document.getElementById('reviews')?.scrollIntoView()
  }, [isLate])
}
