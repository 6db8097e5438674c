import { Star } from 'lucide-react'
import { Rating } from '#web/ui/rating.tsx'
import { grouped } from '#web/ui/rupees.ts'
import type { SellerFacts } from './seller-meta.ts'
import { sellerTexts as texts } from './seller-texts.ts'

/** How the shop was judged in all, and how many gave how many stars. */
export function SellerReviews({ seller: { rating, review_count, histogram } }: { seller: SellerFacts }) {
  if (rating === null) return null
  const most = Math.max(1, ...histogram.map(({ count }) => count))
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
        <ul className="grid gap-2 text-small">
          {histogram.map(({ rating: stars, count }) => (
            <li key={stars} className="grid grid-cols-[2rem_1fr_2.5rem] items-center gap-2.5">
              <span className="num flex items-center gap-1 font-medium">
                <span className="sr-only">{texts.starsOf(stars)}</span>
                <span aria-hidden="true">{stars}</span>
                <Star aria-hidden="true" className="size-3.5 fill-accent text-[oklch(.66_.14_70)]" />
              </span>
              <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-surface-3">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
              <span className="num text-right text-muted">{grouped(count)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
