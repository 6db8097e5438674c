import { Link } from 'react-router'
import { liveOffersPath } from '#contract/paths.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { nineFirst } from '#web/products/nine-first.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SendingCover } from '#web/ui/sending-cover.tsx'
import type { Route } from './+types/add-live-product.page.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { formTexts as texts } from './form-texts.ts'
import { ProductFormView } from './product-form-view.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { useLiveProduct } from './use-live-product.ts'

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
  const { form, until, isRestored, restart, forget } = useLiveProduct()
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
        <ProductFormView form={form} categories={nineFirst()} save={texts.upload} isLive onLeave={forget}>
          {isRestored && <RestoredNotice onAfresh={restart} />}
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
