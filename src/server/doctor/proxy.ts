import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import { findEnding } from './certificates.ts'
import type { Check } from './check.ts'
import { isOurs } from './own-server.ts'
import { type Answered, askThrough, upgradeThrough } from './proxy-calls.ts'
import { type Seen, standIn } from './stand-in.ts'

const largest = 6 * 1024 ** 2

const isHttps = (url: string) => url.startsWith('https:')

function ofTheAnswer({ status, location, isMarket }: Answered): string[] {
  if (location)
    return [`PUBLIC_URL redirects to ${location}: set it to the address where the market answers.`]
  if (isMarket) return []
  return status >= 502 && status <= 504
    ? [`The proxy at PUBLIC_URL answers ${status}: let it lead to HOST and PORT of this server.`]
    : [
        `At PUBLIC_URL something else answers (status ${status}): let the proxy lead all paths to this server.`,
      ]
}

/** What the proxy made of a call, seen from behind it. */
function ofTheHeaders(
  { forwardedFor, host }: Seen,
  { proxies, publicUrl }: { proxies: number; publicUrl: string },
) {
  const count = forwardedFor === undefined ? 0 : forwardedFor.split(',').length
  const own = new URL(publicUrl).host
  return [
    ...(count === proxies
      ? []
      : [
          count === 0
            ? `TRUST_PROXY is ${proxies}, but nobody writes X-Forwarded-For: let the proxy append the caller’s address, or set TRUST_PROXY=off.`
            : `X-Forwarded-For comes with ${count} ${count === 1 ? 'address' : 'addresses'} and TRUST_PROXY is ${proxies || 'off'}: set it to ${count}.`,
        ]),
    ...(host === own
      ? []
      : [
          `The proxy changes the header Host from ${own} to ${host ?? 'none'}: let it stay as the browser sent it.`,
        ]),
  ]
}

async function findThrough(publicUrl: string): Promise<readonly string[]> {
  const first = await askThrough(publicUrl, '/healthz')
  const findings = [...findEnding('PUBLIC_URL', first.validTo), ...ofTheAnswer(first)]
  if (!first.isMarket) return findings
  const upgrade = await upgradeThrough(publicUrl)
  const large = await askThrough(publicUrl, '/api/doctor', Buffer.alloc(largest, 'a'))
  return [
    ...findings,
    ...(upgrade === 101
      ? []
      : [
          `The proxy at PUBLIC_URL does not pass WebSockets on (status ${upgrade}): let it pass the headers Upgrade and Connection at /socket.io/.`,
        ]),
    ...(large.isMarket
      ? []
      : [
          `The proxy at PUBLIC_URL refuses a body of 6 MB (status ${large.status}): allow as much, for pictures come in one piece.`,
        ]),
  ]
}

export const proxyCheck: Check = {
  name: 'proxy',
  async find({ env }) {
    const { publicUrl, host, proxies } = env
    if (!publicUrl) return 'not set'
    const plain =
      isHttps(publicUrl) || /^http:\/\/(localhost|127\.|\[::1\])/.test(publicUrl)
        ? []
        : [
            'PUBLIC_URL begins with http://, so anybody on the way reads passwords: let a proxy end TLS, and write https://.',
          ]
    // Who stands behind the proxy sees what it does to calls; a server that runs is left alone.
    const probe = (await isOurs(env)) ? undefined : await standIn(env).catch(() => undefined)
    try {
      const findings = await findThrough(publicUrl)
      const seen = probe?.seen() ? ofTheHeaders(probe.seen() as Seen, { proxies, publicUrl }) : []
      return [...plain, ...findings, ...seen]
    } catch (error) {
      return [
        ...plain,
        `PUBLIC_URL cannot be reached from here (${reasonOf(error)}): check its name, the proxy at it and its certificate; ${host} is where this server listens.`,
      ]
    } finally {
      await probe?.close()
    }
  },
}
