import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The subnet of an address in the form of `addressKey`: /24, or /48 of IPv6. */
export const subnetKey = (key: string) =>
  key.includes(':') ? key.split(':').slice(0, 3).join(':') : key.split('.').slice(0, 3).join('.')

/**
 * The key under which limits count an address. One IPv6 customer owns a whole /64, so its first half is the visitor;
 * an IPv4 address inside IPv6 counts as that IPv4 address.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (inner) return inner
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last)
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/**
 * Who called, where this many proxies stand in front: each has added its own caller at the end of X-Forwarded-For, and what
 * stands before that is the visitor's word. Fastify counts so too, but knows requests of its own alone.
 */
export function callerAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const entries = String(headers['x-forwarded-for'] ?? '').split(',')
  const hops = [...entries.map((entry) => entry.trim()).filter(Boolean), socket.remoteAddress ?? '']
  return hops.at(-1 - proxies) ?? hops[0] ?? ''
}
