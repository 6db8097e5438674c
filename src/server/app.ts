import Fastify, { type FastifyInstance } from 'fastify'
import { Languages } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import { createHistoryLimit } from './chats/history-limit.service.ts'
import { createShortCache } from './concurrency/short-cache.ts'
import { startContentWatch } from './content/content.runner.ts'
import { startEmptySearches } from './empty-searches/empty-search.runner.ts'
import { installApiDocuments } from './http/api-documents.ts'
import { installJsonBodies } from './http/bodies/json-body.ts'
import { installUploadAllowance } from './http/bodies/upload-allowance.ts'
import { installUploadGate } from './http/bodies/upload-gate.ts'
import { installCompression } from './http/compression.ts'
import { installTimeouts, paceForBody, serverTimes, type Times } from './http/connections/connections.ts'
import { announceDrain, installDrain } from './http/connections/drain.ts'
import { earlyErrors } from './http/connections/early-errors.ts'
import { refuseOddRequests } from './http/connections/odd-requests.ts'
import { installSlowReaders } from './http/connections/slow-readers.ts'
import { installErrorHandler } from './http/error-handler.ts'
import { installHealth } from './http/health.ts'
import { installRateLimits } from './http/rate-limit.ts'
import { type LogStream, loggerFor, RequestLog, requestIdFor } from './http/request-log.ts'
import { installSafetyHeaders } from './http/safety-headers.ts'
import { createShares } from './http/shares.ts'
import { bindSenders } from './outbox/exits.ts'
import { startOutbox } from './outbox/outbox.runner.ts'
import { inMemory } from './processes/shared.ts'
import { bindRoutes } from './routes.ts'
import type { Services } from './services.ts'
import { createTokenLookup } from './sessions/token-lookup.service.ts'
import { startShareHits } from './share-hits/share-hit.runner.ts'
import type { Gauges } from './signals/gauges.ts'
import { installSockets } from './sockets/gateway.ts'

/** Settings that tests and development override. */
export type AppOptions = {
  readonly times?: Partial<Times>
  readonly logStream?: LogStream
  /** How long an answer that is the same for everybody is cached. */
  readonly keepAnswersMs?: number
  /** Whether Vite serves the pages, with hot reload. */
  readonly dev?: boolean
}

/** Assembles the server without listening; tests and the server both start here. */
export function buildApp(services: Services, options: AppOptions = {}): FastifyInstance {
  const { times: timeOverrides = {}, logStream, keepAnswersMs = limits.keepAnswersMs, dev = false } = options
  const times = { ...limits.http, ...timeOverrides }
  const { proxies, rateLimits } = services.env
  const app = Fastify({
    ...serverTimes(times, dev),
    ...earlyErrors(services),
    logger: loggerFor(services.env, logStream),
    logController: new RequestLog(),
    genReqId: requestIdFor(proxies > 0),
    // What stands in X-Forwarded-For before the entries of these proxies was written by the visitor.
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    bodyLimit: limits.body.small,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1_000 },
  })
  decorate(app, services, keepAnswersMs)
  installSafetyHeaders(app)
  refuseOddRequests(app)
  const drain = announceDrain(app, services.env.drainWaitMs)
  // Sockets close before the drain, because nothing waits for them.
  installSockets(app)
  installDrain(app, drain, times)
  installTimeouts(app, times)
  installSlowReaders(app, times)
  installCompression(app)
  installUploadAllowance(app, rateLimits)
  installUploadGate(app)
  installJsonBodies(app, paceForBody(times))
  installErrorHandler(app)
  installRateLimits(app, rateLimits)
  installHealth(app)
  bindSenders(services.db, services.senders ?? {})
  startOutbox(app)
  startContentWatch(app)
  startEmptySearches(app)
  startShareHits(app)
  bindRoutes(app)
  installApiDocuments(app)
  // Without this the pages, which match every other path, would answer a wrong API call with a page.
  app.get('/api/*', (_request, reply) => reply.callNotFound())
  return app
}

/** What every part of the server reaches by its app. */
function decorate(app: FastifyInstance, services: Services, keepAnswersMs: number) {
  const { demo, rateLimits } = services.env
  const gauges: Gauges = new Map()
  const sizeOf = (text: string) => text.length
  app.decorate('services', services)
  app.decorate('shared', services.shared ?? inMemory())
  app.decorate('tokens', createTokenLookup(services.db, { demo, isLimited: rateLimits }))
  app.decorate('registry', new Map())
  app.decorate('languages', new Languages())
  app.decorate('shares', createShares(limits.callsAtOnce))
  app.decorate('answers', createShortCache({ name: 'answers', ms: keepAnswersMs, sizeOf }))
  app.decorate('gauges', gauges)
  app.decorate('readHistory', createHistoryLimit(rateLimits))
  app.decorateRequest('caller', null)
}
