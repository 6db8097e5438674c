import { type ReactNode, useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import type { listReviews } from '#contract/review.ts'
import type { CardPage } from '#web/products/product-page-result.ts'
import { rememberProduct } from '#web/recent/recent.ts'
import RecentlyViewed from '#web/recent/recently-viewed.tsx'
import { NoReviews, ProductReviews, ReviewsSkeleton } from '#web/reviews/product-reviews.tsx'
import { reviewTexts } from '#web/reviews/review-texts.ts'
import { WhenNear } from '#web/ui/lists/when-near.tsx'
import { Description, Specifications } from './details.tsx'
import { MoreFromSeller } from './more-from-seller.tsx'

type BelowFoldProps = {
  product: ShownProduct
  more: CardPage | null
  /** Where they came with the page. */
  reviews: ReplyOf<typeof listReviews> | null
}

/** The part below the first screens, whose script is loaded after theirs. */
export default function BelowFold({ product, more, reviews }: BelowFoldProps): ReactNode {
  const { product_id, review_count } = product
  // Reviews that came with the page stay when a sign-in reloads its data without them.
  const [initialReviews] = useState(reviews)
  useEffect(() => rememberProduct(product_id), [product_id])
  useScrollToLateReviews()
  return (
    <>
      {/* One sheet on wide screens: of two cards the shorter one would be half empty. */}
      <div className="mt-5 grid gap-4 md:mt-10 lg:grid-cols-[5fr_6fr] lg:gap-0 lg:rounded-card lg:border lg:border-border lg:bg-surface lg:*:border-0 lg:*:bg-transparent lg:*:last:border-l lg:*:last:rounded-none">
        <Description product={product} />
        <Specifications product={product} />
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
