import type { AuditEvent } from '#contract/admin/admin-audit.ts'
import type { EventRow } from './audit.queries.ts'

/** Earlier events of a change of payee hold its UPI ID, which only the two sides of an order read. */
const readable = ({ upi: _, ...details }: EventRow['details']) => details

export const toAuditEvent = ({ created_at, details, ...same }: EventRow): AuditEvent => ({
  ...same,
  details: readable(details),
  created_at: created_at.toISOString(),
})
