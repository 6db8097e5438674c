import { limits } from '#contract/limits.ts'
import { replyRule } from '#contract/review-rules.ts'
import { replyToReview, type SellerReview } from '#contract/sellers/seller-reviews.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { sellerReviewsTexts as texts } from './seller-reviews-texts.ts'

type ReplyDialogProps = { review: SellerReview; onClose: () => void; onReplied: (reply: string) => void }

const blank = { reply: '' }
const rules = { reply: replyRule }

/** Asks for the seller's word; what was typed stays when it could not be sent. */
export function ReplyDialog({ review, onClose, onReplied }: ReplyDialogProps) {
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
  return (
    <FormDialog
      title={texts.replyTitle}
      keep={texts.keep}
      confirm={texts.send}
      action={replying}
      isDisabled={reply === ''}
      onClose={onClose}
      form={form}
      onSend={() => replying.run(reply)}
    >
      {review.comment && <p className="wrap-anywhere text-muted text-small">{review.comment}</p>}
      <TextArea
        label={texts.replyLabel}
        hint={texts.replyHint}
        maxLength={limits.text.comment}
        {...form.field('reply')}
      />
    </FormDialog>
  )
}
