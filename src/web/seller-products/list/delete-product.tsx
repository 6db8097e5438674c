import { deleteProduct, type OwnProduct } from '#contract/products/own-product.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ownText } from '#web/api/sentence-of.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

type DeleteProductProps = {
  /** The dialog is open while there is one. */
  product: OwnProduct | undefined
  onClose: () => void
  onDeleted: (product: OwnProduct) => Promise<void>
}

export function DeleteProduct({ product, onClose, onDeleted }: DeleteProductProps) {
  const removal = useAction({
    send: ({ product_id: productId }: OwnProduct) => api(deleteProduct, { productId }),
    failure: ownText(texts.deleteError),
    success: () => texts.deleted,
    onDone: (_, removed) => {
      onClose()
      return onDeleted(removed)
    },
  })
  return (
    <ConfirmDialog
      open={product !== undefined}
      title={texts.deleteTitle}
      keep={texts.keep}
      confirm={texts.delete}
      action={removal}
      onClose={onClose}
      onConfirm={() => product && removal.run(product)}
    >
      <p className="mb-2 break-words font-semibold">{product?.product_name}</p>
      <p>{texts.deleteQuestion}</p>
    </ConfirmDialog>
  )
}
