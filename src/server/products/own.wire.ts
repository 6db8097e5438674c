import type { OwnProduct } from '#contract/own-product.ts'
import type { OwnProductRow } from './own.queries.ts'
import { toProduct } from './product.wire.ts'

export const toOwnProduct = ({ verification, rejection_reason, ...row }: OwnProductRow): OwnProduct => ({
  ...toProduct(row),
  revision: row.revision,
  verification,
  rejection_reason: verification === 'rejected' ? rejection_reason : null,
})
