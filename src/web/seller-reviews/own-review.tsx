import { MessageSquareReply } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { productPath } from '#contract/paths.ts'
import type { SellerReview } from '#contract/sellers/seller-reviews.ts'
import { ReportReview } from '#web/reviews/report-review.tsx'
import { reviewTexts } from '#web/reviews/review-texts.ts'
import { ShownPhotos } from '#web/reviews/shown-photos.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { sellerReviewsTexts as texts } from './seller-reviews-texts.ts'

/** A review with its product, and what the seller may do: reply once, report once. */
export function OwnReview({ review }: { review: SellerReview }) {
  const { product, comment, reviewer } = review
  const [reply, setReply] = useState({ text: review.reply, day: review.replied_at })
  return (
    <Card as="li" className="flex min-w-0 gap-4 p-4 md:p-5">
      <Picture
        url={product.image ?? undefined}
        alt=""
        sizes="64px"
        width={64}
        height={64}
        toneKey={product.product_id}
        className="size-16 flex-none rounded-control max-sm:hidden"
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <Head review={review} />
        <p className={comment ? 'wrap-anywhere whitespace-pre-line' : 'text-muted'}>
          {comment || texts.noComment}
        </p>
        <ShownPhotos images={review.images} by={reviewer.name} />
        {reply.text && reply.day && (
          <div className="rounded-control bg-surface-2 p-3 text-small">
            <p className="num text-muted">{texts.replied(dayOf(reply.day))}</p>
            <p className="wrap-anywhere mt-1 whitespace-pre-line">{reply.text}</p>
          </div>
        )}
        <Answers
          review={review}
          canReply={!reply.text}
          onReplied={(text) => setReply({ text, day: new Date().toISOString() })}
        />
      </div>
    </Card>
  )
}

function Head({ review: { product, rating, created_at, reviewer } }: { review: SellerReview }) {
  return (
    <>
      <h2 className="wrap-anywhere text-h3">
        <Link to={productPath(product.product_id)} className="hover:underline">
          {texts.reviewOf(product.product_name)}
        </Link>
      </h2>
      <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <Rating value={rating} />
        <span className="wrap-anywhere font-semibold">{reviewTexts.by(reviewer.name, reviewer.from)}</span>
        <time dateTime={created_at} className="text-muted">
          {dayOf(created_at)}
        </time>
      </p>
    </>
  )
}

type AnswersProps = { review: SellerReview; canReply: boolean; onReplied: (reply: string) => void }

function Answers({ review, canReply, onReplied }: AnswersProps) {
  const [isReplying, setReplying] = useState(false)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {canReply && (
          <Button
            variant="soft"
            size="sm"
            icon={<MessageSquareReply />}
            aria-label={texts.replyOf(review.reviewer.name)}
            onClick={() => setReplying(true)}
          >
            {texts.reply}
          </Button>
        )}
        <ReportReview review={review} isReported={review.is_reported} />
      </div>
      {isReplying && <ReplyDialog review={review} onClose={() => setReplying(false)} onReplied={onReplied} />}
    </>
  )
}
