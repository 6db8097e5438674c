import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, idOf, moment, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { pagedWithOthers, successFields, successReply } from '#contract/reply.ts'

const reviewReport = z.object({
  report_id: z.uuid(),
  reason: z.string(),
  reporter: z.object({ user_id: z.uuid(), name: z.string() }),
  created_at: moment,
  resolution: z.nullable(z.enum(['hidden', 'dismissed'])),
  resolved_at: z.nullable(moment),
  resolved_by: z.nullable(z.string()),
  review: z.object({
    review_id: z.uuid(),
    rating: z.int(),
    comment: z.string(),
    images: z.array(z.string()),
    created_at: moment,
    is_hidden: z.boolean(),
    reviewer: z.object({ user_id: z.uuid(), name: z.string() }),
  }),
  product: z.object({ product_id: z.uuid(), product_name: z.string() }),
})
export type ReviewReport = z.infer<typeof reviewReport>

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'admin',
  area: 'support',
  about: 'What people have reported about reviews, oldest first.',
  input: z.object({
    status: z._default(z.enum(['open', 'resolved'], 'This status does not exist'), 'open'),
    cursor,
  }),
  reply: z.object({ ...successFields, reports: z.array(reviewReport), ...pagedWithOthers }),
})

export const resolveReport = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:reportId/resolve',
  access: 'admin',
  area: 'support',
  about:
    'Hides the review for a reason, which answers all its open reports and leaves the rating of its product, or dismisses this report.',
  input: z.object({
    reportId: idOf('Report not found'),
    action: z.enum(['hide', 'dismiss'], 'Choose whether to hide the review or to dismiss the report'),
    reason: z.optional(textOf('reason', limits.text.reason)),
  }),
  reply: successReply,
})

export const restoreReview = endpoint({
  method: 'POST',
  path: '/api/admin/reports/:reportId/restore',
  access: 'admin',
  area: 'support',
  about: 'Shows the hidden review again, without its photos: it counts again, and its reports are dismissed.',
  input: z.object({ reportId: idOf('Report not found') }),
  reply: successReply,
})
