import { leastCases, type ServiceFigures, type Share } from '#contract/sellers/seller-evidence.ts'
import { windowDays } from './counted-orders.row.ts'
import type { FiguresRow } from './figures.row.ts'

export const ifEnough = <Figure>(cases: number, figure: Figure) => (cases >= leastCases ? figure : null)

export const shareOf = (cases: number, count: number): Share => ({ cases, count: ifEnough(cases, count) })

export const toService = (row: FiguresRow): ServiceFigures => ({
  window_days: windowDays,
  computed_at: row.computed_at.toISOString(),
  answers: {
    cases: row.answer_cases,
    median_minutes: ifEnough(row.answer_cases, row.answer_median_minutes),
    within_day: ifEnough(row.answer_cases, row.answered_within_day),
  },
  sent_on_time: shareOf(row.sent_cases, row.sent_on_time),
  cancelled: shareOf(row.orders, row.cancelled),
  disputes: { ...shareOf(row.orders, row.disputes), lost: ifEnough(row.orders, row.disputes_lost) },
  buyers_again: shareOf(row.buyers, row.buyers_again),
})
