import type { OwnProduct } from '#contract/products/own-product.ts'
import { toShownProduct } from '#server/products/product.reply.ts'
import type { OwnProductRow } from './own.queries.ts'

export const toOwnProduct = ({ verification, rejection_reason, ...row }: OwnProductRow): OwnProduct => ({
  ...toShownProduct(row),
  revision: row.revision,
  verification,
  rejection_reason: verification === 'rejected' ? rejection_reason : null,
})
