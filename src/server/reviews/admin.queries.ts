import { z } from 'zod'
import { Anchor, oldestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, sql } from '#server/db/sql.ts'

const ReportRow = z.object({
  review_report_id: z.uuid(),
  reason: z.string(),
  reporter_id: z.uuid(),
  reporter_name: z.string(),
  created_at: z.date(),
  resolution: z.enum(['hidden', 'dismissed']).nullable(),
  resolved_at: z.date().nullable(),
  resolved_by: z.string().nullable(),
  review_id: z.uuid(),
  rating: z.int(),
  comment: z.string(),
  images: z.array(z.string()),
  reviewed_at: z.date(),
  is_hidden: z.boolean(),
  buyer_id: z.uuid(),
  buyer_name: z.string(),
  product_id: z.uuid(),
  product_name: z.string(),
})
export type ReportRow = z.infer<typeof ReportRow>

const isOpen = (open: boolean) => (open ? sql`resolved_at is null` : sql`resolved_at is not null`)

const byAge = oldestFirst(sql`t.created_at`, sql`t.review_report_id`)

export const findReports = (db: Db, open: boolean, after: Anchor | undefined) =>
  db.many(rows(ReportRow)`
    select t.review_report_id, t.reason, t.reporter_id, reporter.full_name as reporter_name, t.created_at,
      t.resolution, t.resolved_at, resolver.full_name as resolved_by, r.review_id, r.rating, r.comment,
      r.images, r.created_at as reviewed_at, r.hidden_at is not null as is_hidden, r.buyer_id, buyer.full_name as buyer_name,
      p.product_id, p.product_name
    from review_reports t join reviews r on r.review_id = t.review_id join products p on p.product_id = r.product_id
      join users reporter on reporter.user_id = t.reporter_id join users buyer on buyer.user_id = r.buyer_id
      left join users resolver on resolver.user_id = t.resolved_by
    where t.${isOpen(open)} ${byAge.page(after)}`)

const Total = z.object({ total: z.int() })

export const countReports = (db: Db, open: boolean) =>
  db.one(rows(Total)`
    select count(*) as total
    from (select from review_reports where ${isOpen(open)} limit ${literal(countedUpTo)}) counted`)

export const findAnchor = (db: Db, cursor: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from review_reports t where t.review_report_id = ${cursor}`)

const LockedReport = z.object({
  review_id: z.uuid(),
  product_id: z.uuid(),
  product_name: z.string(),
  buyer_id: z.uuid(),
  rating: z.int(),
  comment: z.string(),
  is_hidden: z.boolean(),
  is_resolved: z.boolean(),
})
export type LockedReport = z.infer<typeof LockedReport>

/** Locks a report and its review until the transaction ends. */
export const lockReported = (tx: Db, reportId: string) =>
  tx.maybe(rows(LockedReport)`
    select r.review_id, r.product_id, p.product_name, r.buyer_id, r.rating, r.comment,
      r.hidden_at is not null as is_hidden, t.resolved_at is not null as is_resolved
    from review_reports t join reviews r on r.review_id = t.review_id join products p on p.product_id = r.product_id
    where t.review_report_id = ${reportId} for update of r, t`)

export const updateHidden = (tx: Db, reviewId: string, adminId: string | null) =>
  tx.run(sql`
    update reviews set hidden_at = now(), hidden_by = ${adminId}, images = '[]'
    where review_id = ${reviewId} and hidden_at is null`)

export const updateResolved = (tx: Db, reportId: string, adminId: string | null) =>
  tx.run(sql`
    update review_reports set resolved_at = now(), resolved_by = ${adminId}, resolution = 'dismissed'
    where review_report_id = ${reportId}`)

export const updateAllResolved = (tx: Db, reviewId: string, adminId: string | null) =>
  tx.run(sql`
    update review_reports set resolved_at = now(), resolved_by = ${adminId}, resolution = 'hidden'
    where review_id = ${reviewId} and resolved_at is null`)

export const updateShown = (tx: Db, reviewId: string) =>
  tx.run(sql`update reviews set hidden_at = null, hidden_by = null where review_id = ${reviewId}`)

export const updateAllKept = (tx: Db, reviewId: string, adminId: string | null) =>
  tx.run(sql`
    update review_reports set resolved_at = now(), resolved_by = ${adminId}, resolution = 'dismissed'
    where review_id = ${reviewId} and resolution = 'hidden'`)
