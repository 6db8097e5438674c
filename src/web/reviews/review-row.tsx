import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { type Review, reportReview } from '#contract/review.ts'
import { loginPath } from '#web/app/next-path.ts'
import { api } from '#web/browser-api.ts'
import { useSession } from '#web/session.ts'
import { Button } from '#web/ui/button.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { Rating } from '#web/ui/rating.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { reportTexts, reviewTexts as texts } from './review-texts.ts'

export function ReviewRow({ review }: { review: Review }) {
  const { rating, comment, created_at, reviewer } = review
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
      <Report review={review} />
    </li>
  )
}

function Report({ review: { review_id, reviewer } }: { review: Review }) {
  const isVisitor = useSession().state === 'visitor'
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [state, setState] = useState<'idle' | 'asking' | 'done'>('idle')
  if (state === 'done')
    return (
      <p className="text-muted text-small max-md:py-3 md:absolute md:top-4 md:right-0">{texts.reported}</p>
    )

  const send = async (reason: string) => {
    const { content } = await api(reportReview, { reviewId: review_id, reason })
    toastSuccess(content)
    setState('done')
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Flag className="size-4" />}
        className="justify-self-start font-medium text-muted! max-md:-my-2 max-md:-ml-3 md:absolute! md:top-2 md:-right-3"
        aria-label={texts.reportOf(reviewer.name)}
        onClick={() => (isVisitor ? navigate(loginPath(pathname)) : setState('asking'))}
      >
        {texts.report}
      </Button>
      {state === 'asking' && (
        <ReasonDialog
          title={reportTexts.title}
          texts={reportTexts}
          maxLength={limits.text.reason}
          onClose={() => setState('idle')}
          onSend={send}
        />
      )}
    </>
  )
}
