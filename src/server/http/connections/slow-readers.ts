import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { limits } from '#server/limits.ts'
import type { Times } from './connections.ts'

type Measurement = { readonly at: number; readonly taken: number }

/**
 * Cuts clients that hardly read what waits for them, for pages and sockets alike. Node's idle timeout does not catch
 * them: an occasional byte, or a ping over a socket, resets it.
 */
export function installSlowReaders(app: FastifyInstance, { reading }: Pick<Times, 'reading'>) {
  const looks = new Map<Socket, Measurement | undefined>()
  app.server.on('connection', (socket: Socket) => {
    looks.set(socket, undefined)
    socket.once('close', () => looks.delete(socket))
  })
  const look = (socket: Socket, before: Measurement | undefined) => {
    const now = performance.now()
    const taken = takenOf(socket)
    if (taken === undefined) return looks.set(socket, undefined)
    const isSlow = before !== undefined && taken - before.taken < limits.http.readingBytes
    if (!isSlow) return looks.set(socket, { at: now, taken })
    if (now - before.at >= reading) socket.destroy()
  }
  const lookAtAll = () => {
    for (const [socket, before] of looks) look(socket, before)
  }
  const timer = setInterval(lookAtAll, reading / 4).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/**
 * Bytes that the kernel has accepted for the client; undefined if none wait here. Only Node's handle knows how much
 * of a large write is left; Node's own timeout reads it the same way.
 */
function takenOf(socket: Socket): number | undefined {
  const handle: unknown = Reflect.get(socket, '_handle')
  if (typeof handle !== 'object' || handle === null) return undefined
  const [written, waiting] = ['bytesWritten', 'writeQueueSize'].map((name) =>
    Number(Reflect.get(handle, name)),
  )
  return written === undefined || !waiting ? undefined : written - waiting
}
