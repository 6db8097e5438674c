import { PackageX } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { ownProductsPath } from '#contract/paths.ts'
import { getOwnProduct, type OwnProduct } from '#contract/products/own-product.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { ConflictDialog } from '#web/edits/conflict-dialog.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/edit-product.page.ts'
import { conflictWords } from './conflict-words.ts'
import { productCategories } from './form-categories.ts'
import { FormSkeleton } from './form-skeleton.tsx'
import { formTexts as texts } from './form-texts.ts'
import { LowStockCard } from './low-stock-card.tsx'
import { ProductFormView } from './product-form-view.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { useProductEdit } from './use-product-edit.ts'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  try {
    return { product: (await api(getOwnProduct, { productId: params.productId })).product, isGone: false }
  } catch (error) {
    return { product: null, isGone: error instanceof ApiError && error.status === 404 }
  }
}

export const handle: ConsoleHandle = { title: texts.editTitle, back: ownProductsPath }

export const meta: Route.MetaFunction = () => privateMeta(texts.editTitle, texts.editDescription)

export const HydrateFallback = FormSkeleton

export default function EditProductPage({ loaderData: { product, isGone } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!product) toastError(texts.loadError)
  }, [product])
  if (isGone) return <GoneProduct />
  if (!product) return <LoadError text={texts.loadError} onRetry={revalidate} />
  return <EditForm key={product.product_id} product={product} />
}

/** Another try would find it no more than this one. */
function GoneProduct() {
  return (
    <EmptyState
      icon={<PackageX />}
      title={texts.loadError}
      action={
        <ButtonLink to={ownProductsPath} variant="secondary">
          {texts.toProducts}
        </ButtonLink>
      }
    >
      {texts.goneText}
    </EmptyState>
  )
}

function EditForm({ product }: { product: OwnProduct }) {
  const { form, conflict, isRestored, restart, forget } = useProductEdit(product)
  const { verification, rejection_reason, off_market } = product
  const isDraft = off_market === 'draft'
  return (
    <>
      <ProductFormView
        form={form}
        categories={productCategories()}
        save={isDraft ? texts.saveAndList : texts.save}
        saveDraft={isDraft ? texts.saveDraft : undefined}
        verified={verification === 'verified'}
        onLeave={forget}
      >
        {isRestored && <RestoredNotice text={texts.editRestored} onAfresh={restart} />}
        {isDraft && <Notice>{texts.draftNotice}</Notice>}
        {verification === 'verified' && <Notice>{texts.verifyAgain}</Notice>}
        {verification === 'rejected' && rejection_reason && (
          <Notice tone="danger">{texts.rejected(rejection_reason)}</Notice>
        )}
      </ProductFormView>
      {!isDraft && <LowStockCard product={product} />}
      <ConflictDialog conflict={conflict} words={conflictWords} />
    </>
  )
}
