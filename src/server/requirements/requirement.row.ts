import { z } from 'zod'
import { type RequirementState, requirementFacts } from '#contract/requirement.ts'
import { isBlockedBetween } from '#server/blocks/block.row.ts'
import { newestFirst } from '#server/db/by-age.ts'
import { type Sql, sql } from '#server/db/sql.ts'

export const RequirementRow = z.object({
  ...requirementFacts,
  created_at: z.date(),
  closed_at: z.date().nullable(),
})
export type RequirementRow = z.infer<typeof RequirementRow>

/** Hides quotes of sellers who may not sell now, or whom a block keeps apart, except an accepted one. */
export const isShown = sql`
  (s.suspended_at is null and not ${isBlockedBetween(sql`r.buyer_id`, sql`q.seller_id`)} or q.accepted_at is not null)`

/** Requirements `r` with their buyer `b` and, in `quote_totals`, the figures of their quotes. */
export const requirementTables = sql`
  requirements r join users b on b.user_id = r.buyer_id cross join lateral (
    select count(*) as places, count(*) filter (where ${isShown}) as quote_count,
      min(q.unit_price_paise) filter (where ${isShown} and (q.unit is null or r.unit is null)) as best_price_paise,
      max(coalesce(s.company_name, s.full_name)) filter (where q.accepted_at is not null) as accepted_seller
    from quotes q join users s on s.user_id = q.seller_id where q.requirement_id = r.requirement_id
  ) quote_totals`

export const stateColumn = sql`
  case when r.closed_at is not null then 'closed' when quote_totals.quote_count > 0 then 'quoted' else 'open' end`

const isQuoted = sql`
  exists (select from quotes q join users s on s.user_id = q.seller_id
    where q.requirement_id = r.requirement_id and ${isShown})`

/**
 * The condition of `stateColumn` for a `where`: through the column, the quotes of every requirement would be counted
 * first.
 */
export const isInState: Record<RequirementState, Sql> = {
  open: sql`r.closed_at is null and not ${isQuoted}`,
  quoted: sql`r.closed_at is null and ${isQuoted}`,
  closed: sql`r.closed_at is not null`,
}

export const requirementColumns = sql`
  r.requirement_id, r.product_name, r.quantity, r.unit, r.product_details, r.category_type, r.category,
  ${stateColumn} as state, quote_totals.quote_count, r.created_at, r.closed_at`

export const OwnRow = RequirementRow.extend({
  best_price_paise: z.int().nullable(),
  accepted_seller: z.string().nullable(),
  close_reason: z.string().nullable(),
  ends_at: z.date(),
  has_ended: z.boolean(),
})
export type OwnRow = z.infer<typeof OwnRow>

export const ownColumns = sql`
  ${requirementColumns}, quote_totals.best_price_paise, quote_totals.accepted_seller, r.close_reason, r.ends_at, r.has_ended`

export const byAge = newestFirst(sql`r.created_at`, sql`r.requirement_id`)
