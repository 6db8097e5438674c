import { keptDays } from '#contract/users/data-kinds.ts'
import { limits } from '#server/limits.ts'

/** A table of rows with a `created_at` that an operator may have partitioned by month. */
export type MonthlyTable = {
  readonly name: string
  /** Its primary key, which the month joins, because PostgreSQL keeps nothing unique beyond a partition. */
  readonly key: string
  /** Months whose last row is as old go as a whole; without it all are kept. */
  readonly keptDays?: number
}

export const monthlyTables: readonly MonthlyTable[] = [
  { name: 'notifications', key: 'notification_id', keptDays: limits.notification.keptDays },
  { name: 'audit_events', key: 'audit_event_id', keptDays: keptDays.logs },
  { name: 'order_events', key: 'order_event_id' },
]

/** The first moment of a month, so many months after that of `moment`. */
export const monthAfter = (moment: Date, months: number) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months))
