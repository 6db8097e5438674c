import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { routeLabel } from '#server/http/route-label.ts'
import { createCounter, createHistogram } from './rows.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Requests by route and status, and how long they took. */
export function timeRequests(app: FastifyInstance, registry: Registry) {
  const requests = createCounter({
    name: 'vanij_http_requests_total',
    help: 'Requests that were answered or cut, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registry,
  })
  const durations = createHistogram({
    name: 'vanij_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by route pattern.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registry,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const method = methods.has(request.method) ? request.method : 'other'
    const route = routeLabel(request)
    requests.of(method, route, String(reply.statusCode)).count += 1
    durations.of(method, route).observe(reply.elapsedTime / 1_000)
    done()
  })
}
