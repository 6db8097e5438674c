import { presentStateName } from '#contract/tax/state-names.ts'
import type { Profile } from '#contract/users/user.ts'
import type { ProfileRow } from './user.queries.ts'

export const toProfile = (row: ProfileRow): Profile => ({
  success: true,
  status: 'ok',
  ...row,
  state: row.state && presentStateName(row.state),
})
