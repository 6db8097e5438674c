import type { Socket } from 'node:net'
import { limits } from '#server/limits.ts'

const { backlogBytes, goodbyeMs } = limits.chat

type Packet = { readonly data?: string | Buffer }

/** The part of the library's connection that is used here. */
export type Connection = {
  readonly request: { readonly socket: Socket }
  on(event: 'packetCreate', made: (packet: Packet) => void): unknown
  on(event: 'flush', passedOn: () => void): unknown
  once(event: 'close', closed: () => void): unknown
}

const queued = new WeakMap<object, number>()

/** How many bytes wait for the other end, in the library and in Node. */
export const backlogOf = (connection: Pick<Connection, 'request'>) =>
  (queued.get(connection) ?? 0) + connection.request.socket.writableLength

/**
 * The library's queue has no limit, and a client that answers pings may still read nothing. So the waiting bytes are
 * counted, and too many of them cut the connection: a page reconnects by itself and asks for what follows its last
 * message.
 */
export function boundBacklog(connection: Connection) {
  connection.on('packetCreate', ({ data = '' }) => {
    queued.set(connection, (queued.get(connection) ?? 0) + Buffer.byteLength(data))
    if (backlogOf(connection) > backlogBytes) connection.request.socket.destroy()
  })
  connection.on('flush', () => queued.set(connection, 0))
  // A goodbye without an answer would keep the connection for half a minute.
  connection.once('close', () => cutSoon(connection))
}

const going = new WeakSet<Socket>()

/** Cuts the connection whether or not the other end says goodbye. */
export function cutSoon({ request: { socket } }: Pick<Connection, 'request'>) {
  if (going.has(socket)) return
  going.add(socket)
  const timer = setTimeout(() => socket.destroy(), goodbyeMs).unref()
  socket.once('close', () => clearTimeout(timer))
}
