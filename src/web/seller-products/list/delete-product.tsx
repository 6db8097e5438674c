import { deleteProduct, type OwnProduct } from '#contract/products/own-product.ts'
import { DeleteDialog } from '#web/actions/delete-dialog.tsx'
import { api } from '#web/api/browser-api.ts'
import { ownText } from '#web/api/sentence-of.ts'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

type DeleteProductProps = {
  /** The dialog is open while there is one. */
  product: OwnProduct | undefined
  onClose: () => void
  onDeleted: (product: OwnProduct) => Promise<void>
}

const words = {
  title: texts.deleteTitle,
  keep: texts.keep,
  remove: texts.delete,
  removed: texts.deleted,
  error: ownText(texts.deleteError),
}

export function DeleteProduct({ product, ...dialog }: DeleteProductProps) {
  return (
    <DeleteDialog
      item={product}
      send={({ product_id: productId }) => api(deleteProduct, { productId })}
      words={words}
      {...dialog}
    >
      <p className="mb-2 break-words font-semibold">{product?.product_name}</p>
      <p>{texts.deleteQuestion}</p>
    </DeleteDialog>
  )
}
