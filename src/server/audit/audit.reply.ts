import type { AuditEvent } from '#contract/admin/admin-audit.ts'
import type { EventRow } from './audit.queries.ts'

export const toAuditEvent = ({ created_at, ...same }: EventRow): AuditEvent => ({
  ...same,
  created_at: created_at.toISOString(),
})
