import type { IncomingMessage } from 'node:http'
import type { Services } from '#server/services.ts'

/**
 * Whether one of our pages opens this socket. Browsers always send the Origin and pages cannot forge it; a client
 * without an Origin is not a browser, so it cannot use somebody's session by accident.
 */
export function isOwnOrigin(
  { headers: { origin, host } }: Pick<IncomingMessage, 'headers'>,
  { publicUrl }: Pick<Services['env'], 'publicUrl'>,
): boolean {
  if (origin === undefined) return true
  const parsed = URL.parse(origin)
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return false
  return (
    parsed.host === host?.toLowerCase() ||
    (publicUrl !== undefined && parsed.origin === URL.parse(publicUrl)?.origin)
  )
}
