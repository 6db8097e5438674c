import type { TeamMember } from '#contract/admin/team.ts'
import type { TeamRow } from './team.queries.ts'

export const toTeamMember = ({ suspended_at, seen_at, created_at, ...same }: TeamRow): TeamMember => ({
  ...same,
  suspended_at: suspended_at?.toISOString() ?? null,
  seen_at: seen_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})
