import { CircleCheck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { ReceivedItem } from '#contract/order.ts'
import { reviewProduct } from '#contract/review.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { FailureNotice } from '#web/forms/failure-notice.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { usePictures } from '#web/photos/use-pictures.ts'
import { Button } from '#web/ui/button.tsx'
import { StarInput } from '#web/ui/fields/star-input.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { photoTexts } from './photo-texts.ts'
import { blankReview, type ReviewDraft, reviewFormRules } from './review-draft.ts'
import { reviewTexts as texts } from './review-texts.ts'

const noPhotos: readonly string[] = []

type ReviewFormProps = { orderId: string; item: ReceivedItem & { product_id: string } }

/** Stars are required, words are not; once it is sent there is only thanks. */
export function ReviewForm({ orderId, item }: ReviewFormProps) {
  const { product_id: productId, product_name } = item
  const { form, photos, action, submit, isSent } = useReview(orderId, productId)
  const { rating } = form.draft
  if (item.reviewed || isSent) return <Thanks rating={item.rating ?? rating} />
  return (
    <form ref={form.form} noValidate onSubmit={submit} className="grid gap-3">
      <StarInput
        label={texts.rating}
        name="rating"
        value={rating}
        onChange={(stars) => form.change({ rating: stars })}
      />
      <TextArea label={texts.comment} optional maxLength={limits.text.comment} {...form.field('comment')} />
      <PhotoChoice photos={photos} product={product_name} />
      <FailureNotice action={action} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        disabled={rating === 0 || photos.isPreparing}
        loading={action.isPending}
        aria-label={texts.submitOf(product_name)}
      >
        {texts.submit}
      </Button>
    </form>
  )
}

function useReview(orderId: string, productId: string) {
  const form = useForm<ReviewDraft>({ start: blankReview, rules: reviewFormRules })
  const photos = usePictures(noPhotos, limits.picture.perReview, photoTexts.tooManyPhotos)
  const [isSent, setSent] = useState(false)
  const action = useAction({
    send: ({ rating, comment }: ReviewDraft, keyFor) =>
      api(
        reviewProduct,
        { productId, orderId, rating, comment, images: photos.urls },
        keyFor(rating, comment, photos.pictures),
      ),
    form,
    failure: texts.submitError,
    success: () => texts.thanks,
    failureToast: texts.submitError,
    onDone: () => setSent(true),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!photos.isPreparing && form.check()) void action.run(form.draft)
  }
  return { form, photos, action, submit, isSent }
}

function Thanks({ rating }: { rating: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-success-fg">
      <span className="inline-flex items-center gap-2">
        <CircleCheck />
        {texts.thanks}
      </span>
      <Rating value={rating} />
    </p>
  )
}
