import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { moment, typedText, userId } from '#contract/fields.ts'
import { successFields, successReply, successWithMessage } from '#contract/reply.ts'
import { byRule } from '#contract/rule.ts'
import { ownPasswordRule } from '#contract/users/password.ts'
import { adminRole } from './admin-roles.ts'

const teamMember = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  role: adminRole,
  /** Whether the sign-in asks for a code of an authenticator app. */
  has_second_factor: z.boolean(),
  suspended_at: z.nullable(moment),
  /** To the hour; null for who is signed in nowhere. */
  seen_at: z.nullable(moment),
  created_at: moment,
})
export type TeamMember = z.infer<typeof teamMember>

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/admin/team',
  access: 'admin',
  area: 'team',
  about: 'All admins with their roles, by name.',
  input: z.object({}),
  reply: z.object({ ...successFields, team: z.array(teamMember) }),
})

const password = typedText.check(byRule(ownPasswordRule))

export const addTeamMember = endpoint({
  method: 'POST',
  path: '/api/admin/team',
  access: 'admin',
  area: 'team',
  about:
    "Opens an admin's account. The answer shows its password once; the caller's own password proves who asks.",
  input: z.object({
    full_name: typedText,
    email: typedText,
    phone_number: typedText,
    role: adminRole,
    password,
  }),
  reply: z.object({ ...successWithMessage, new_password: z.string() }),
  status: 201,
})

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/admin/team/:userId/role',
  access: 'admin',
  area: 'team',
  about:
    "Gives an admin another role, from the next call on. Nobody changes their own, so that an owner is left; the caller's own password proves who asks.",
  input: z.object({ userId, role: adminRole, password }),
  reply: successReply,
})
