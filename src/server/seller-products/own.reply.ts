import type { OwnProduct } from '#contract/products/own-product.ts'
import { toRupees } from '#contract/products/price.ts'
import type { UntaxedProduct } from '#contract/products/product-tax.ts'
import { toShownProduct } from '#server/products/product.reply.ts'
import type { OwnProductRow } from './own.queries.ts'
import type { UntaxedRow } from './tax.queries.ts'

export const toOwnProduct = ({ verification, rejection_reason, ...row }: OwnProductRow): OwnProduct => ({
  ...toShownProduct(row),
  gst_rate_bp: row.gst_rate_bp,
  revision: row.revision,
  off_market: row.off_market,
  low_stock: row.low_stock,
  own_low_stock: row.own_low_stock,
  verification,
  rejection_reason: verification === 'rejected' ? rejection_reason : null,
})

export const toUntaxed = ({ price_paise, ...row }: UntaxedRow): UntaxedProduct => ({
  ...row,
  price: toRupees(price_paise),
})
