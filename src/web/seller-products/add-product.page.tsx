import { useState } from 'react'
import { brand } from '#contract/brand.ts'
import { uploadProduct } from '#contract/product-upload.ts'
import { api } from '#web/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-top.tsx'
import { requireSeller } from '#web/console/require-seller.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import type { Route } from './+types/add-product.page.ts'
import { firstCategory, productCategories } from './form-categories.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { formTexts as texts } from './form-texts.ts'
import { dropDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { emptyDraft } from './product-draft.ts'
import { ProductFormView } from './product-form-view.tsx'
import { useAfterSaving } from './use-after-saving.ts'
import { useProductForm } from './use-product-form.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  return { draft: keptDraft(firstCategory) }
}

export const handle: ConsoleHandle = { title: texts.addTitle, back: '/seller_console/products' }

export const meta: Route.MetaFunction = () => [
  { title: `${texts.addTitle} | ${brand.name}` },
  { name: 'description', content: texts.addDescription },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = FormSkeleton

export default function AddProductPage({ loaderData: { draft } }: Route.ComponentProps) {
  const [isRestored, setRestored] = useState(draft !== undefined)
  const leadOn = useAfterSaving()
  const form = useProductForm({
    start: draft ?? emptyDraft(firstCategory),
    pictures: [],
    send: async (sent) => {
      await api(uploadProduct, sent)
      dropDraft()
      toastSuccess(texts.uploaded)
      leadOn()
    },
    refused: texts.uploadRefused,
    fault: texts.uploadFault,
    onDraft: keepDraft,
  })
  const afresh = () => {
    dropDraft()
    setRestored(false)
    form.restart(emptyDraft(firstCategory))
  }
  return (
    <ProductFormView form={form} categories={productCategories} save={texts.upload} onLeave={dropDraft}>
      {isRestored && (
        <Notice
          action={
            <Button variant="ghost" size="sm" onClick={afresh}>
              {texts.startAfresh}
            </Button>
          }
        >
          {texts.restored}
        </Notice>
      )}
    </ProductFormView>
  )
}
