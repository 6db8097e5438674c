import * as z from 'zod/mini'
import { team as texts } from '#contract/texts/desk/team.ts'

/** What an admin is there for. An owner may do everything. */
export const adminRole = z.enum(['owner', 'verifier', 'support', 'editor'], texts.unknownRole.content)
export type AdminRole = z.infer<typeof adminRole>

/** The parts of the desk; `own` is an admin's own sign-in. */
export type AdminArea =
  | 'own'
  | 'vetting'
  | 'people'
  | 'support'
  | 'content'
  | 'money'
  | 'settings'
  | 'log'
  | 'team'

const areasOf: Readonly<Record<Exclude<AdminRole, 'owner'>, readonly AdminArea[]>> = {
  verifier: ['own', 'vetting', 'people'],
  support: ['own', 'support', 'people'],
  editor: ['own', 'content'],
}

/** Whether this role works in this area; what has no area is the owners'. */
export const worksIn = (role: AdminRole, area: AdminArea | undefined) =>
  role === 'owner' || (area !== undefined && areasOf[role].includes(area))
