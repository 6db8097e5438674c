import { type IncomingMessage, type ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { limits } from '#server/limits.ts'
import { mayUpgrade, mayUpgradeInDevelopment } from './odd-requests.ts'

/** How long each part of an exchange may take, in milliseconds. */
export type Times = { readonly [Name in keyof typeof limits.http]: number }

/** Timeouts of Fastify and Node, in ms. By default Node checks them only every 30 seconds. */
export const serverTimes = (times: Times, dev: boolean) => ({
  pluginTimeout: times.start,
  requestTimeout: times.wholeUpload,
  keepAliveTimeout: times.keepAlive,
  connectionTimeout: times.stalled,
  http: {
    headersTimeout: times.headers,
    shouldUpgradeCallback: dev ? mayUpgradeInDevelopment : mayUpgrade,
    connectionsCheckingInterval: Math.min(1_000, times.headers / 4),
  } satisfies ServerOptions,
})

/** In each such period a body must deliver so many bytes, or its end. */
export type Pace = { readonly ms: number; readonly bytes: number }

/** A small body must arrive at once. Pictures may take as long as they keep arriving. */
export const paceForBody =
  (times: Times) =>
  (request: FastifyRequest): Pace =>
    isUpload(request)
      ? { ms: times.upload, bytes: times.uploadBytes }
      : { ms: times.request, bytes: Number.POSITIVE_INFINITY }

const isUpload = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.config.endpoint?.body ?? 'small') !== 'small'

/**
 * Cuts connections that Node's timeouts miss: an answer that never begins, and a body that still trickles in after its
 * answer. An answer under way has no total time: `slow-readers.ts` cuts it by its pace, and the idle timeout when nothing moves.
 */
export function installTimeouts(app: FastifyInstance, times: Times) {
  app.server.on('timeout', (socket) => {
    // A client that waits for us is silent for good reason.
    if (answerOf(socket)?.headersSent === false) socket.setTimeout(times.stalled)
    else socket.destroy()
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const cutUnlessBegun = () => {
      if (!reply.raw.headersSent) raw.socket.destroy()
    }
    const cutAfter = (ms: number) => setTimeout(cutUnlessBegun, ms).unref()
    let timer = cutAfter(times.firstByte + (isUpload(request) ? times.wholeUpload : 0))
    raw.once('end', () => {
      clearTimeout(timer)
      if (!reply.raw.closed) timer = cutAfter(times.firstByte)
    })
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (hasUnreadBody(raw)) {
      const timer = setTimeout(() => raw.socket.destroy(), times.request).unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

const hasUnreadBody = ({ complete, headers }: IncomingMessage) =>
  complete === false && (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0)

/** The answer that this connection is busy with. Node stores it under this name and uses it the same way. */
export function answerOf(socket: Socket): ServerResponse | undefined {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return answer instanceof ServerResponse ? answer : undefined
}
