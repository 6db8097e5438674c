import type { Review } from '#contract/review.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Rating } from '#web/ui/rating.tsx'
import { ReportReview } from './report-review.tsx'
import { reviewTexts as texts } from './review-texts.ts'
import { ShownPhotos } from './shown-photos.tsx'

export function ReviewRow({ review }: { review: Review }) {
  const { rating, comment, images, created_at, reviewer, reply, replied_at } = review
  return (
    <li className="relative grid gap-1.5 py-4">
      <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-small md:pr-28">
        <Rating value={rating} />
        <span className="break-words font-semibold">{texts.by(reviewer.name, reviewer.from)}</span>
        <time dateTime={created_at} className="text-muted">
          {dayOf(created_at)}
        </time>
      </p>
      {comment && <p className="wrap-anywhere whitespace-pre-line text-pretty">{comment}</p>}
      <ShownPhotos images={images} by={reviewer.name} />
      {reply && replied_at && (
        <div className="mt-1 rounded-control bg-surface-2 p-3 text-small">
          <p className="num font-semibold">{texts.replied(dayOf(replied_at))}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line text-pretty">{reply}</p>
        </div>
      )}
      <ReportReview review={review} className="max-md:-my-2 max-md:-ml-3 md:absolute! md:top-2 md:-right-3" />
    </li>
  )
}
