import type { Session } from '#contract/users/account.ts'
import type { SessionRow } from '#server/sessions/session.queries.ts'
import { deviceName } from './device-name.rules.ts'

export const toSession = ({ user_agent, created_at, seen_at, ...same }: SessionRow): Session => ({
  ...same,
  device: deviceName(user_agent ?? ''),
  created_at: created_at.toISOString(),
  last_seen_at: seen_at.toISOString(),
})
