import type { AdminRequirement } from '#contract/admin/admin-requirements.ts'
import type { KnownRow } from './admin.queries.ts'
import { toOwnRequirement } from './requirement.reply.ts'

export const toKnownRequirement = (row: KnownRow): AdminRequirement => ({
  ...toOwnRequirement(row),
  buyer: { user_id: row.buyer_id, name: row.name, phone_number: row.phone_number, email: row.email },
  closed_by: row.closed_by,
})
