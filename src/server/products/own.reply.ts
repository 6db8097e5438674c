import type { OwnProduct } from '#contract/own-product.ts'
import type { OwnProductRow } from './own.queries.ts'
import { toShownProduct } from './product.reply.ts'

export const toOwnProduct = ({ verification, rejection_reason, ...row }: OwnProductRow): OwnProduct => ({
  ...toShownProduct(row),
  revision: row.revision,
  verification,
  rejection_reason: verification === 'rejected' ? rejection_reason : null,
})
