import type { Profile } from '#contract/user.ts'
import type { ProfileRow } from './user.queries.ts'

export const toProfile = (row: ProfileRow): Profile => ({ success: true, status: 'ok', ...row })
