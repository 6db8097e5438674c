import type { ReviewedProduct } from '#contract/admin/admin-products.ts'
import type { AdminProductRow } from './admin.queries.ts'
import { toProduct } from './product.reply.ts'

export const toReviewedProduct = (row: AdminProductRow): ReviewedProduct => ({
  ...toProduct(row),
  revision: row.revision,
  verification: row.verification,
  rejection_reason: row.rejection_reason,
  top_until: row.top_until?.toISOString() ?? null,
  waiting_since: row.waiting_since.toISOString(),
  changed_at: row.updated_at.toISOString(),
})
