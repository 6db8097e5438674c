import type { Applicant, ApplicantRow } from '#contract/admin/admin-seller-applications.ts'
import type { EarlierRow, QueueRow, ApplicantRow as Row } from './vetting.queries.ts'

const textOf = (moment: Date | null) => moment?.toISOString() ?? null

export const toApplicantRow = ({ created_at, decided_at, ...same }: QueueRow): ApplicantRow => ({
  ...same,
  created_at: created_at.toISOString(),
  decided_at: textOf(decided_at),
})

export const toApplicant = (row: Row): Applicant => ({
  ...row,
  registered_at: row.registered_at.toISOString(),
  suspended_at: textOf(row.suspended_at),
  created_at: row.created_at.toISOString(),
  decided_at: textOf(row.decided_at),
})

export const toEarlier = ({ decided_at, ...same }: EarlierRow) => ({
  ...same,
  decided_at: textOf(decided_at),
})
