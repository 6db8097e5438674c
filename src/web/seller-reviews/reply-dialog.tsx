import { type FormEvent, useId } from 'react'
import { limits } from '#contract/limits.ts'
import { replyRule } from '#contract/review-rules.ts'
import { replyToReview, type SellerReview } from '#contract/sellers/seller-reviews.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { sellerReviewsTexts as texts } from './seller-reviews-texts.ts'

type ReplyDialogProps = { review: SellerReview; onClose: () => void; onReplied: (reply: string) => void }

const blank = { reply: '' }
const rules = { reply: replyRule }

/** Asks for the seller's word; what was typed stays when it could not be sent. */
export function ReplyDialog({ review, onClose, onReplied }: ReplyDialogProps) {
  const formId = useId()
  const form = useForm({ start: blank, rules })
  const replying = useAction({
    send: (reply: string) => api(replyToReview, { reviewId: review.review_id, reply }),
    form,
    failure: { lost: texts.replyError },
    success: ({ content }) => content,
    onDone: (_, reply) => {
      onReplied(reply)
      onClose()
    },
  })
  const reply = form.draft.reply.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) void replying.run(reply)
  }
  return (
    <ConfirmDialog
      title={texts.replyTitle}
      keep={texts.keep}
      confirm={texts.send}
      tone="primary"
      action={replying}
      isDisabled={reply === ''}
      keepOnScrim
      onClose={onClose}
      form={formId}
    >
      <form ref={form.form} id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {review.comment && <p className="wrap-anywhere text-muted text-small">{review.comment}</p>}
        <TextArea
          label={texts.replyLabel}
          hint={texts.replyHint}
          maxLength={limits.text.comment}
          {...form.field('reply')}
        />
      </form>
    </ConfirmDialog>
  )
}
