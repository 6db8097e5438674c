import Fastify, { type FastifyInstance } from 'fastify'
import { limits } from '#contract/limits.ts'
import type { House } from './house.ts'
import { installErrorHandler } from './http/error-handler.ts'
import { installRateLimits } from './http/rate-limit.ts'
import { bindRoutes } from './routes.ts'

/** The house, assembled but not yet listening: tests and the server both start here. */
export function buildApp(house: House): FastifyInstance {
  const app = Fastify({
    logger: loggerFor(house.env.logLevel),
    // One proxy: what stands before its own entry in X-Forwarded-For was written by the visitor.
    trustProxy: house.env.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: limits.body.small,
    routerOptions: { maxParamLength: 1_000 },
  })
  app.decorate('house', house)
  app.decorate('registry', new Map())
  installErrorHandler(app)
  installRateLimits(app, house.env.rateLimits)
  bindRoutes(app)
  return app
}

const loggerFor = (level: House['env']['logLevel']) => (level === 'silent' ? false : { level })
