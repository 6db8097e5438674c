import { type FormEvent, useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { replyToReview, type SellerReview } from '#contract/sellers/seller-reviews.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { sellerReviewsTexts as texts } from './seller-reviews-texts.ts'

type ReplyDialogProps = { review: SellerReview; onClose: () => void; onReplied: (reply: string) => void }

/** Asks for the seller's word; what was typed stays when it could not be sent. */
export function ReplyDialog({ review, onClose, onReplied }: ReplyDialogProps) {
  const formId = useId()
  const [words, write] = useState('')
  const replying = useAction({
    send: (reply: string) => api(replyToReview, { reviewId: review.review_id, reply }),
    failure: { lost: texts.replyFault },
    success: ({ content }) => content,
    onDone: (_, reply) => {
      onReplied(reply)
      onClose()
    },
  })
  const reply = words.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reply !== '') void replying.run(reply)
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
      <form id={formId} onSubmit={submit} className="grid gap-4">
        {review.comment && <p className="wrap-anywhere text-muted text-small">{review.comment}</p>}
        <TextArea
          label={texts.replyLabel}
          hint={texts.replyHint}
          maxLength={limits.text.comment}
          value={words}
          onChange={({ target }) => write(target.value)}
        />
      </form>
    </ConfirmDialog>
  )
}
