import { useState } from 'react'
import { deleteProduct, type OwnProduct } from '#contract/own-product.ts'
import { api } from '#web/browser-api.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

type DeleteProductProps = {
  /** The one to be deleted; nothing is asked without it. */
  product: OwnProduct | undefined
  onClose: () => void
  onDeleted: (product: OwnProduct) => Promise<void>
}

export function DeleteProduct({ product, onClose, onDeleted }: DeleteProductProps) {
  const [fault, setFault] = useState('')
  const close = () => {
    setFault('')
    onClose()
  }
  const remove = async () => {
    if (!product) return
    setFault('')
    try {
      await api(deleteProduct, { productId: product.product_id })
      toastSuccess(texts.deleted)
    } catch {
      return setFault(texts.deleteFault)
    }
    close()
    await onDeleted(product)
  }
  return (
    <ConfirmDialog
      open={product !== undefined}
      title={texts.deleteTitle}
      keep={texts.keep}
      confirm={texts.delete}
      fault={fault}
      onClose={close}
      onConfirm={remove}
    >
      <p className="mb-2 break-words font-semibold">{product?.product_name}</p>
      <p>{texts.deleteQuestion}</p>
    </ConfirmDialog>
  )
}
