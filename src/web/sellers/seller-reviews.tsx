import { StarBars } from '#web/ui/charts/star-bars.tsx'
import { Rating } from '#web/ui/rating.tsx'
import type { SellerFacts } from './seller-meta.ts'
import { sellerTexts as texts } from './seller-texts.ts'

/** How the shop was judged in all, and how many gave how many stars. */
export function SellerReviews({ seller: { rating, review_count, histogram } }: { seller: SellerFacts }) {
  if (rating === null) return null
  return (
    <section aria-labelledby="reviews" className="wrap pb-12">
      <h2 id="reviews" className="mb-4 text-h2">
        {texts.reviewsTitle}
      </h2>
      <div className="grid gap-x-10 gap-y-5 rounded-card border border-border bg-surface p-5 sm:grid-cols-[13rem_minmax(0,30rem)] sm:items-center">
        <div>
          <p className="num font-bold text-4xl tracking-[-.035em]">{rating.toFixed(1)}</p>
          <Rating value={rating} className="mt-1.5" />
          <p className="num mt-1 text-muted text-small">{texts.reviews(review_count)}</p>
          <p className="mt-2 text-muted text-small">{texts.reviewsHint}</p>
        </div>
        <StarBars counts={histogram} />
      </div>
    </section>
  )
}
