import type { IncomingMessage } from 'node:http'
import { addressKey, callerAddress } from '#server/address-key.ts'
import { limits } from '#server/limits.ts'

const { unauthenticatedMs, unauthenticatedPerAddress } = limits.chat

type Connection = {
  readonly request: IncomingMessage
  once(event: 'close', listener: () => void): unknown
  close(): unknown
}

/** Limits sockets that have not authenticated: how many one address may have, and for how long. */
export function limitUnauthenticated({ proxies, isLimited }: { proxies: number; isLimited: boolean }) {
  const counts = new Map<string, number>()
  const leaving = new WeakMap<Connection, () => void>()
  const addressOf = (request: IncomingMessage) => addressKey(callerAddress(request, proxies))

  return {
    addressOf,
    hasRoomFor: (request: IncomingMessage) =>
      !isLimited || (counts.get(addressOf(request)) ?? 0) < unauthenticatedPerAddress,
    add(connection: Connection) {
      const address = addressOf(connection.request)
      counts.set(address, (counts.get(address) ?? 0) + 1)
      const timer = setTimeout(() => connection.close(), unauthenticatedMs).unref()
      const leave = () => {
        if (!leaving.delete(connection)) return
        clearTimeout(timer)
        const count = (counts.get(address) ?? 1) - 1
        if (count > 0) counts.set(address, count)
        else counts.delete(address)
      }
      leaving.set(connection, leave)
      connection.once('close', leave)
    },
    /** It has authenticated. */
    leave: (connection: Connection) => leaving.get(connection)?.(),
  }
}
