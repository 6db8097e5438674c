import type { ReviewReport } from '#contract/admin/admin-reports.ts'
import type { ReportRow } from './admin.queries.ts'

export const toReport = (row: ReportRow): ReviewReport => ({
  report_id: row.review_report_id,
  reason: row.reason,
  reporter: { user_id: row.reporter_id, name: row.reporter_name },
  created_at: row.created_at.toISOString(),
  resolution: row.resolution,
  resolved_at: row.resolved_at?.toISOString() ?? null,
  resolved_by: row.resolved_by,
  review: {
    review_id: row.review_id,
    rating: row.rating,
    comment: row.comment,
    images: row.images,
    created_at: row.reviewed_at.toISOString(),
    is_hidden: row.is_hidden,
    reviewer: { user_id: row.buyer_id, name: row.buyer_name },
  },
  product: { product_id: row.product_id, product_name: row.product_name },
})
