import type { Profile } from '#contract/users/user.ts'
import type { ProfileRow } from './user.queries.ts'

export const toProfile = (row: ProfileRow): Profile => ({ success: true, status: 'ok', ...row })
