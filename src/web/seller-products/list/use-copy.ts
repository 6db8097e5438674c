import { useNavigate } from 'react-router'
import { editProductPath, ownProductsPath } from '#contract/paths.ts'
import { copyProduct } from '#contract/products/own-product.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { returnTo } from '#web/navigation/use-return.ts'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'

/** Copies a product as a draft and opens its form. */
export function useCopy() {
  const navigate = useNavigate()
  return useAction({
    send: (productId: string, keyFor) => api(copyProduct, { productId }, keyFor(productId)),
    failure: (error) => sentenceOf(error, { lost: texts.copyError }),
    failureToast: true,
    success: ({ content }) => content,
    onDone: ({ product }) =>
      void navigate(editProductPath(product.product_id), { state: returnTo(ownProductsPath) }),
  })
}
