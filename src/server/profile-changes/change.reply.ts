import type { ProfileChange } from '#contract/admin/admin-profile-changes.ts'
import type { ChangeRow } from './change.queries.ts'

export const toProfileChange = (row: ChangeRow): ProfileChange => ({
  change_id: row.change_id,
  field: row.field,
  former: row.former,
  wanted: row.wanted,
  registration:
    row.gstin === null
      ? null
      : { gstin: row.gstin, former_trade_name: row.former_trade_name, trade_name: row.trade_name },
  status: row.status,
  reason: row.reason,
  seller: {
    user_id: row.user_id,
    name: row.company_name ?? row.full_name,
    full_name: row.full_name,
    phone_number: row.phone_number,
    gst_number: row.gst_number,
  },
  same_sellers: row.same_sellers,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  decided_by: row.decided_by,
})
