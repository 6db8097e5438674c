import { type IncomingMessage, type ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { limits } from '#server/limits.ts'
import { mayUpgrade } from './odd-requests.ts'

/** How long each part of an exchange may take, in milliseconds. */
export type Times = { readonly [Name in keyof typeof limits.http]: number }

/** What Node itself watches. It looks only every half minute unless told otherwise. */
export const serverTimes = (times: Times) => ({
  requestTimeout: times.upload,
  keepAliveTimeout: times.keepAlive,
  connectionTimeout: times.stalled,
  http: {
    headersTimeout: times.headers,
    shouldUpgradeCallback: mayUpgrade,
    connectionsCheckingInterval: Math.min(1_000, times.headers / 4),
  } satisfies ServerOptions,
})

/** A body of pictures may take longer than a few fields may. */
export const msForBody = (times: Times) => (request: FastifyRequest) =>
  (request.routeOptions.config.endpoint?.body ?? 'small') === 'small' ? times.request : times.upload

/** Cuts what Node lets pass: an answer that is fetched drop by drop, a body that still trickles in after its answer. */
export function installCuts(app: FastifyInstance, times: Times) {
  app.server.on('timeout', (socket) => {
    // Silence is no fault of a client that waits for us.
    if (answerOf(socket)?.headersSent === false) socket.setTimeout(times.stalled)
    else socket.destroy()
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const timer = setTimeout(() => raw.socket.destroy(), times.exchange).unref()
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

/** The answer that this connection is busy with. Node keeps it under this name and decides by it likewise. */
export function answerOf(socket: Socket): ServerResponse | undefined {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return answer instanceof ServerResponse ? answer : undefined
}
