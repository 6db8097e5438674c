import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, idOf, moment, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { pagedWithOthers, successFields, successReply } from '#contract/reply.ts'
import { changedField } from '#contract/users/user.ts'

export const changeStatus = z.enum(['pending', 'approved', 'declined'], 'This status does not exist')

/** Legal and trade name of a GST registration are looked at together. */
export const changeField = z.enum([...changedField.options, 'registration_names'])

const profileChange = z.object({
  change_id: z.uuid(),
  field: changeField,
  former: z.string(),
  wanted: z.string(),
  /** Whose names change: `former` and `wanted` are the legal ones. */
  registration: z.nullable(
    z.object({ gstin: z.string(), former_trade_name: z.string(), trade_name: z.string() }),
  ),
  status: changeStatus,
  reason: z.nullable(z.string()),
  seller: z.object({
    user_id: z.uuid(),
    name: z.string(),
    full_name: z.string(),
    phone_number: z.string(),
    gst_number: z.string(),
  }),
  /** Other verified sellers with the same name or GST number. */
  same_sellers: z.int(),
  created_at: moment,
  decided_at: z.nullable(moment),
  decided_by: z.nullable(z.string()),
})
export type ProfileChange = z.infer<typeof profileChange>

export const listProfileChanges = endpoint({
  method: 'GET',
  path: '/api/admin/profile-changes',
  access: 'admin',
  area: 'vetting',
  about:
    'New company names, GST numbers and names of GST registrations of verified sellers, the longest waiting first.',
  input: z.object({ status: z._default(changeStatus, 'pending'), cursor }),
  reply: z.object({ ...successFields, changes: z.array(profileChange), ...pagedWithOthers }),
})

const changeId = idOf('Change not found')

export const approveProfileChange = endpoint({
  method: 'POST',
  path: '/api/admin/profile-changes/:changeId/approve',
  access: 'admin',
  area: 'vetting',
  about: 'Lets the new name or number stand, with the mark.',
  input: z.object({ changeId }),
  reply: successReply,
})

export const declineProfileChange = endpoint({
  method: 'POST',
  path: '/api/admin/profile-changes/:changeId/decline',
  access: 'admin',
  area: 'vetting',
  about: 'Keeps the former name or number; the seller reads the reason.',
  input: z.object({ changeId, reason: textOf('reason', limits.text.reason) }),
  reply: successReply,
})
