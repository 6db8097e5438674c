import type { OwnProduct } from '#contract/own-product.ts'
import type { OwnProductRow } from './own.queries.ts'
import { toProduct } from './product.wire.ts'

export const toOwnProduct = ({ verification, verification_reason, ...row }: OwnProductRow): OwnProduct => ({
  ...toProduct(row),
  verification,
  verification_reason: verification === 'rejected' ? verification_reason : null,
})
