import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { limits } from '#contract/limits.ts'
import { replyToReview, type SellerReview } from '#contract/seller-reviews.ts'
import { api } from '#web/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { sellerReviewsTexts as texts } from './seller-reviews-texts.ts'

type ReplyDialogProps = { review: SellerReview; onClose: () => void; onReplied: (reply: string) => void }

/** Asks for the seller's word; what was typed stays when it could not be sent. */
export function ReplyDialog({ review, onClose, onReplied }: ReplyDialogProps) {
  const formId = useId()
  const [words, write] = useState('')
  const [{ isSending, fault }, setState] = useState({ isSending: false, fault: '' })
  const reply = words.trim()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reply === '' || isSending) return
    setState({ isSending: true, fault: '' })
    try {
      const { content } = await api(replyToReview, { reviewId: review.review_id, reply })
      toastSuccess(content)
      onReplied(reply)
      onClose()
    } catch (refused) {
      const said = refused instanceof ApiError ? refused.message : texts.replyFault
      setState({ isSending: false, fault: said })
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.replyTitle}
      keepOnScrim
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={formId} disabled={reply === ''} loading={isSending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} className="grid gap-4">
        {review.comment && <p className="wrap-anywhere text-muted text-small">{review.comment}</p>}
        <TextArea
          label={texts.replyLabel}
          hint={texts.replyHint}
          maxLength={limits.text.comment}
          value={words}
          onChange={({ target }) => write(target.value)}
        />
        {fault && (
          <Notice tone="danger" live>
            {fault}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
