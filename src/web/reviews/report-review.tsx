import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { limits } from '#contract/limits.ts'
import { type Review, reportReview } from '#contract/review.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { late } from '#web/late/late.tsx'
import { loginBefore } from '#web/session/next-path.ts'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { reportTexts, reviewTexts as texts } from './review-texts.ts'

// Few readers ever need it, after a press.
const ReasonDialog = late(
  async () => (await import('#web/forms/reason-dialog.tsx')).ReasonDialog,
  ({ onClose }) => onClose(),
)

type ReportReviewProps = {
  review: Review
  isReported?: boolean
  /** Where the button, or the word in its place, stands. */
  className?: string
}

/** Tells the operator about a review, once. */
export function ReportReview({ review, isReported = false, className }: ReportReviewProps) {
  const { review_id, reviewer } = review
  const isVisitor = useSession().state === 'visitor'
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [state, setState] = useState<'idle' | 'asking' | 'done'>(isReported ? 'done' : 'idle')
  const reporting = useAction({
    send: (reason: string) => api(reportReview, { reviewId: review_id, reason }),
    failure: reportTexts.error,
    success: ({ content }) => content,
    onDone: () => setState('done'),
  })
  if (state === 'done')
    return <p className={cx('content-center px-3 py-2 text-muted text-small', className)}>{texts.reported}</p>

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Flag className="size-4" />}
        className={cx('justify-self-start font-medium text-muted!', className)}
        aria-label={texts.reportOf(reviewer.name)}
        onClick={() => (isVisitor ? navigate(loginBefore(pathname)) : setState('asking'))}
      >
        {texts.report}
      </Button>
      {state === 'asking' && (
        <ReasonDialog
          title={reportTexts.title}
          texts={reportTexts}
          maxLength={limits.text.reason}
          onClose={() => setState('idle')}
          action={reporting}
          onSend={reporting.run}
        />
      )}
    </>
  )
}
