import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cursor, cutText, moment, textOf, userId } from './fields.ts'
import { limits } from './limits.ts'
import { paged, saidReply, succeeded } from './reply.ts'
import { accountType } from './user.ts'

const knownUser = z.object({
  user_id: z.uuid(),
  account_type: accountType,
  full_name: z.string(),
  company_name: z.nullable(z.string()),
  email: z.string(),
  phone_number: z.string(),
  gst_number: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  is_seller_verified: z.boolean(),
  is_demo: z.boolean(),
  suspended_at: z.nullable(moment),
  suspension_reason: z.nullable(z.string()),
  /** Devices that are signed in. */
  sessions: z.int(),
  created_at: moment,
})
export type KnownUser = z.infer<typeof knownUser>

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  about: 'Accounts, newest first, found by a part of name, company, email, phone or GST number.',
  input: z.object({
    q: cutText(limits.text.query),
    account_type: z.optional(
      z.enum(['', ...accountType.options, 'suspended'], 'This kind of account does not exist'),
    ),
    cursor,
  }),
  reply: z.object({ ...succeeded, users: z.array(knownUser), ...paged }),
})

const decision = { method: 'POST', access: 'admin', reply: saidReply } as const

export const suspendUser = endpoint({
  ...decision,
  path: '/api/admin/users/:userId/suspend',
  about: 'Closes an account until it is reinstated: no sign-in, open sessions end, listings are hidden.',
  input: z.object({ userId, reason: textOf('Reason', limits.text.reason) }),
})

export const reinstateUser = endpoint({
  ...decision,
  path: '/api/admin/users/:userId/reinstate',
  about: 'Opens a suspended account again; its old sessions stay ended.',
  input: z.object({ userId }),
})

export const endUserSessions = endpoint({
  ...decision,
  path: '/api/admin/users/:userId/end-sessions',
  about: 'Signs an account out on every device.',
  input: z.object({ userId }),
})
