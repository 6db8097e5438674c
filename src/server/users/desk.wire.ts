import type { KnownUser } from '#contract/admin-users.ts'
import type { KnownRow } from './desk.queries.ts'

export const toKnownUser = ({ suspended_at, created_at, ...same }: KnownRow): KnownUser => ({
  ...same,
  suspended_at: suspended_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})
