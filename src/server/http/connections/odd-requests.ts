import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { http } from '#contract/texts/http.ts'
import { badInput } from '#server/errors.ts'

/**
 * Two Host headers, or HTTP/0.9: a proxy before us may have understood the request differently than Node (RFC 9112,
 * 3.2).
 */
export const isOdd = ({ rawHeaders, httpVersionMajor }: IncomingMessage) =>
  httpVersionMajor < 1 ||
  rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1

export const refuseOddRequests = (app: FastifyInstance) =>
  app.addHook('onRequest', (request, _reply, done) =>
    done(isOdd(request.raw) ? badInput(http.unreadable) : undefined),
  )

/** Requests for another protocol (Java offers h2c each time) are answered as if they had not asked. */
export const mayUpgrade = ({ headers, url = '' }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith('/socket.io/')

/** In development Vite's socket for hot reload as well. */
export const mayUpgradeInDevelopment = (request: IncomingMessage) =>
  mayUpgrade(request) || request.headers['sec-websocket-protocol'] === 'vite-hmr'
