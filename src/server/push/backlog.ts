import type { Socket } from 'node:net'
import { limits } from '#server/limits.ts'

const { backlogBytes, goodbyeMs } = limits.chat

type Packet = { readonly data?: string | Buffer }

/** What of a connection matters here; the library's own is one. */
export type Connection = {
  readonly request: { readonly socket: Socket }
  on(event: 'packetCreate', made: (packet: Packet) => void): unknown
  on(event: 'flush', passedOn: () => void): unknown
  once(event: 'close', closed: () => void): unknown
}

const queued = new WeakMap<object, number>()

/** How many bytes wait for whoever is at the other end: with the library, and with Node after it. */
export const backlogOf = (connection: Pick<Connection, 'request'>) =>
  (queued.get(connection) ?? 0) + connection.request.socket.writableLength

/**
 * The library queues without an end, and whoever answers its pings may read nothing for ever. So what waits is
 * counted, and too much of it costs the line: a page comes back by itself and asks for what follows its last message.
 */
export function boundBacklog(connection: Connection) {
  connection.on('packetCreate', ({ data = '' }) => {
    queued.set(connection, (queued.get(connection) ?? 0) + Buffer.byteLength(data))
    if (backlogOf(connection) > backlogBytes) connection.request.socket.destroy()
  })
  connection.on('flush', () => queued.set(connection, 0))
  // A goodbye that nobody answers would keep the line for half a minute.
  connection.once('close', () => cutSoon(connection))
}

const going = new WeakSet<Socket>()

/** The line goes, whether or not the other end says goodbye. */
export function cutSoon({ request: { socket } }: Pick<Connection, 'request'>) {
  if (going.has(socket)) return
  going.add(socket)
  const timer = setTimeout(() => socket.destroy(), goodbyeMs).unref()
  socket.once('close', () => clearTimeout(timer))
}
