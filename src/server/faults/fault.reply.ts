import type { Fault } from '#contract/admin/faults.ts'
import type { FaultRow } from './fault.queries.ts'

export const toFault = ({
  outbox_id,
  user_id,
  name,
  fault: reason,
  created_at,
  ...row
}: FaultRow): Fault => ({
  ...row,
  fault_id: String(outbox_id),
  person: { user_id, name },
  reason: reason ?? '',
  created_at: created_at.toISOString(),
})
