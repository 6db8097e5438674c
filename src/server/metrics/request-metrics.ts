import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { routeLabel } from '#server/http/route-label.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const labelsOf = (request: FastifyRequest, { statusCode }: FastifyReply) => {
  const method = methods.has(request.method) ? request.method : 'other'
  return { method, route: routeLabel(request), status: String(statusCode) }
}

/** Requests by route and status, and how long they took. */
export function timeRequests(app: FastifyInstance, registry: Registry) {
  const registers = [registry]
  const requests = new Counter({
    name: 'vanij_http_requests_total',
    help: 'Requests that were answered or cut, by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'vanij_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer, by route pattern.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  // To look the labels up each time would cost more than to count.
  const known = new Map<string, { count: { inc(): void }; duration: { observe(seconds: number): void } }>()
  const rowOf = (request: FastifyRequest, reply: FastifyReply) => {
    const { method, route, status } = labelsOf(request, reply)
    const key = `${method} ${route} ${status}`
    const row = known.get(key) ?? {
      count: requests.labels({ method, route, status }),
      duration: durations.labels({ method, route }),
    }
    known.set(key, row)
    return row
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { count, duration } = rowOf(request, reply)
    count.inc()
    duration.observe(reply.elapsedTime / 1_000)
    done()
  })
}
