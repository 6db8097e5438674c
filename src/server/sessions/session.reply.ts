import type { Session } from '#contract/users/account.ts'
import { deviceName } from './device-name.ts'
import type { SessionRow } from './session.queries.ts'

export const toSession = ({ user_agent, created_at, seen_at, ...same }: SessionRow): Session => ({
  ...same,
  device: deviceName(user_agent ?? ''),
  created_at: created_at.toISOString(),
  last_seen_at: seen_at.toISOString(),
})
