import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { http } from '#contract/texts/http.ts'
import { badInput } from '#server/errors.ts'

/** Two hosts, or a request of 1991: what stands before us may have read it otherwise than Node does (RFC 9112, 3.2). */
export const isOdd = ({ rawHeaders, httpVersionMajor }: IncomingMessage) =>
  httpVersionMajor < 1 ||
  rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length > 1

export const refuseOddRequests = (app: FastifyInstance) =>
  app.addHook('onRequest', (request, _reply, done) =>
    done(isOdd(request.raw) ? badInput(http.unreadable) : undefined),
  )

/** Whatever else somebody would rather speak (Java asks for h2c each time) is answered as if it had not been asked. */
export const mayUpgrade = ({ headers, url = '' }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith('/socket.io/')
