import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { brand } from '#contract/brand.ts'
import { getOwnProduct, type OwnProduct, updateProduct } from '#contract/own-product.ts'
import { api } from '#web/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-top.tsx'
import { requireSeller } from '#web/console/require-seller.ts'
import { LoadFault } from '#web/ui/load-fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import type { Route } from './+types/edit-product.page.ts'
import { productCategories } from './form-categories.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { formTexts as texts } from './form-texts.ts'
import { draftOf } from './product-draft.ts'
import { ProductFormView } from './product-form-view.tsx'
import { useAfterSaving } from './use-after-saving.ts'
import { useProductForm } from './use-product-form.ts'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const found = await api(getOwnProduct, { productId: params.productId }).catch(() => null)
  return { product: found?.product ?? null }
}

export const handle: ConsoleHandle = { title: texts.editTitle, back: '/seller_console/products' }

export const meta: Route.MetaFunction = () => [
  { title: `${texts.editTitle} | ${brand.name}` },
  { name: 'description', content: texts.editDescription },
  { name: 'robots', content: 'noindex' },
]

export const HydrateFallback = FormSkeleton

export default function EditProductPage({ loaderData: { product } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!product) toastError(texts.loadFault)
  }, [product])
  if (!product) return <LoadFault text={texts.loadFault} onRetry={revalidate} />
  return <EditForm key={product.product_id} product={product} />
}

function EditForm({ product }: { product: OwnProduct }) {
  const leadOn = useAfterSaving()
  const { product_id: productId, images, verification, rejection_reason } = product
  const form = useProductForm({
    start: draftOf(product),
    pictures: images,
    send: async ({ product_image, ...fields }) => {
      const isSame = JSON.stringify(product_image) === JSON.stringify(images)
      // Without pictures they stay, and are not verified again.
      await api(updateProduct, { ...fields, productId, ...(isSame ? {} : { product_image }) })
      toastSuccess(texts.updated)
      leadOn()
    },
    refused: texts.updateRefused,
    fault: texts.updateFault,
  })
  return (
    <ProductFormView
      form={form}
      categories={productCategories}
      save={texts.save}
      verified={verification === 'verified'}
    >
      {verification === 'verified' && <Notice>{texts.verifyAgain}</Notice>}
      {verification === 'rejected' && rejection_reason && (
        <Notice tone="danger">{texts.rejected(rejection_reason)}</Notice>
      )}
    </ProductFormView>
  )
}
