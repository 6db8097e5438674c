import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

// Below this, what is saved costs more than it brings.
const least = 2_048

/** Whether the other side takes this coding; one with the weight nought it does not. */
export const accepts = (header: string | string[] | undefined, coding: 'br' | 'gzip') =>
  String(header ?? '')
    .split(',')
    .some((part) => new RegExp(`^\\s*${coding}\\s*(;\\s*q=(1|0\\.0*[1-9]).*)?$`).test(part))

/** Lists shrink to a third on their way to a phone. Pages and files come compressed from elsewhere. */
export function installCompression(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < least) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    if (!accepts(request.headers['accept-encoding'], 'gzip')) return done(null, payload)
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    // At once and not on a thread: a tenth of a millisecond, and the threads may be busy with passwords.
    done(null, gzipSync(payload, { level: 1 }))
  })
}
