import type { Session } from '#contract/users/account.ts'
import type { SessionRow } from '#server/sessions/session.queries.ts'
import { deviceName } from './device-name.rules.ts'

export function toSession({ user_agent, created_at, seen_at, ...same }: SessionRow): Session {
  const { content, name, parameters } = deviceName(user_agent ?? '')
  return {
    ...same,
    device: content,
    sentence: { name, parameters },
    created_at: created_at.toISOString(),
    last_seen_at: seen_at.toISOString(),
  }
}
