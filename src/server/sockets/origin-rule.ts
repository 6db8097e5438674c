import type { IncomingMessage } from 'node:http'
import type { Services } from '#server/services.ts'

/**
 * Whether a page of ours opens this socket. A browser always says where its page is from, and cannot lie about it;
 * whatever sends no Origin is no browser, and so carries nobody's session by accident.
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
