import * as z from 'zod/mini'
import { moment } from '#contract/fields.ts'

/** What a seller may change of a transport that was stated; its vehicles have a history of their own. */
export const changedFields = [
  ...(['mode', 'transporter_name', 'transporter_id', 'doc_no', 'doc_date', 'vehicle_kind'] as const),
  ...(['distance_km', 'packages', 'expected_on', 'ewb_no', 'ewb_on'] as const),
] as const
export type ChangedField = (typeof changedFields)[number]

export const transportChange = z.object({
  field: z.enum(changedFields),
  /** What was said before, days as 2026-11-23. */
  before: z.string(),
  changed_at: moment,
  /** The seller who changed it. */
  by: z.string(),
})
export type TransportChange = z.infer<typeof transportChange>
