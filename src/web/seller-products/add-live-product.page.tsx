import { useState } from 'react'
import { Link } from 'react-router'
import { liveOffersPath } from '#contract/paths.ts'
import { defaultExpireIn } from '#contract/products/live-duration.ts'
import { uploadLiveProduct } from '#contract/products/live-product.ts'
import { api } from '#web/api/browser-api.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/add-live-product.page.ts'
import { firstLiveCategory, liveCategories } from './form-categories.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { formTexts as texts } from './form-texts.ts'
import { asText, emptyDraft } from './product-draft.ts'
import { ProductFormView } from './product-form-view.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { useNewProduct } from './use-new-product.ts'
import { useProductForm } from './use-product-form.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  return null
}

export const meta: Route.MetaFunction = () => privateMeta(texts.liveTitle, texts.liveDescription)

export function HydrateFallback() {
  return (
    <div className="wrap pt-6 pb-10 md:pt-8">
      <h1 className="mb-4 text-h1 md:mb-6">{texts.liveTitle}</h1>
      <FormSkeleton />
    </div>
  )
}

export default function AddLiveProductPage() {
  const [until, setUntil] = useState<string>()
  const product = useNewProduct('live-product', firstLiveCategory)
  const form = useProductForm({
    start: product.start,
    pictures: [],
    send: async (sent, { parts }, keyFor) => {
      const input = { ...asText(sent), expireIn: defaultExpireIn }
      setUntil((await api(uploadLiveProduct, input, keyFor(...parts))).expires_at)
    },
    onSaved: () => {
      product.sent()
      toastSuccess(texts.uploaded)
      scrollTo({ top: 0 })
    },
    refused: texts.uploadRefused,
    fault: texts.uploadFault,
    again: () => emptyDraft(firstLiveCategory),
    onDraft: product.keep,
  })
  const afresh = () => {
    product.forget()
    form.restart(emptyDraft(firstLiveCategory))
  }
  return (
    <div className="wrap pt-6 pb-10 md:pt-8">
      <h1 className="text-h1">{texts.liveTitle}</h1>
      <p className="mt-1 mb-4 text-muted md:mb-6">{texts.liveFor}</p>
      {until && (
        <Notice tone="success" live className="mb-4" action={<OffersLink />}>
          {texts.liveUntil(dayAndTimeOf(until))}
        </Notice>
      )}
      <SendingCover isSending={form.state === 'sending'} text={texts.uploading}>
        <ProductFormView
          form={form}
          categories={liveCategories}
          save={texts.upload}
          isLive
          onLeave={product.forget}
        >
          {product.isRestored && <RestoredNotice onAfresh={afresh} />}
        </ProductFormView>
      </SendingCover>
    </div>
  )
}

function OffersLink() {
  return (
    <Link to={liveOffersPath} className="inline-flex min-h-11 items-center font-semibold underline">
      {texts.liveOffers}
    </Link>
  )
}
