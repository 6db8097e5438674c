import type { BuyerRecord } from '#contract/sellers/buyer-record.ts'
import { windowDays } from '#server/service-figures/counted-orders.row.ts'
import { ifEnough, shareOf } from '#server/service-figures/figures.reply.ts'
import type { RecordRow } from './record.row.ts'

export function toRecord(row: RecordRow | undefined): BuyerRecord | null {
  if (!row?.computed_at) return null
  return {
    window_days: windowDays,
    computed_at: row.computed_at.toISOString(),
    orders: row.orders,
    cancelled: shareOf(row.orders, row.cancelled),
    paid_on_time: shareOf(row.paid_cases, row.paid_in_time),
    disputes: { ...shareOf(row.orders, row.disputes), lost: ifEnough(row.orders, row.disputes_lost) },
    came_again: shareOf(row.sellers, row.sellers_again),
  }
}
