import { ownProductsPath } from '#contract/paths.ts'
import { uploadProduct } from '#contract/products/product-upload.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/add-product.page.ts'
import { firstCategory, productCategories } from './form-categories.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { formTexts as texts } from './form-texts.ts'
import { asText, emptyDraft } from './product-draft.ts'
import { ProductFormView } from './product-form-view.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { useAfterSaving } from './use-after-saving.ts'
import { useNewProduct } from './use-new-product.ts'
import { useProductForm } from './use-product-form.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  return null
}

export const handle: ConsoleHandle = { title: texts.addTitle, back: ownProductsPath }

export const meta: Route.MetaFunction = () => privateMeta(texts.addTitle, texts.addDescription)

export const HydrateFallback = FormSkeleton

export default function AddProductPage() {
  const leadOn = useAfterSaving()
  const product = useNewProduct('product', firstCategory())
  const form = useProductForm({
    start: product.start,
    pictures: [],
    send: (sent, { parts }, keyFor) => api(uploadProduct, asText(sent), keyFor(...parts)),
    onSaved: () => {
      product.sent()
      toastSuccess(texts.uploaded)
      leadOn()
    },
    refused: texts.uploadRefused,
    error: texts.uploadError,
    onDraft: product.keep,
  })
  const startAgain = () => {
    product.forget()
    form.restart(emptyDraft(firstCategory()))
  }
  return (
    <ProductFormView
      form={form}
      categories={productCategories()}
      save={texts.upload}
      onLeave={product.forget}
    >
      {product.isRestored && <RestoredNotice onAfresh={startAgain} />}
    </ProductFormView>
  )
}
