import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeLabel } from '#server/http/route-label.ts'
import type { CurrentSpan } from './open-traces.ts'

const pattern = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/

/** Where a proxy of ours began the trace. From anybody else the header counts for nothing, as with the id of a request. */
function parentOf({ headers: { traceparent } }: FastifyRequest, isTrusted: boolean): Context {
  const { traceId = '', spanId = '', flags = '' } = pattern.exec(String(traceparent))?.groups ?? {}
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  if (!(isTrusted && isSpanContextValid(parent))) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, parent)
}

/** A span for each request. Nothing of it belongs to a person: no address, no query, no header, no account. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, current: CurrentSpan) {
  const isTrusted = app.services.env.proxies > 0
  const contexts = new WeakMap<FastifyRequest, Context>()

  app.addHook('onRequest', (request, reply, done) => {
    const { method } = request
    const route = routeLabel(request)
    const span = tracer.startSpan(
      `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': route, 'vanij.request_id': request.id },
      },
      parentOf(request, isTrusted),
    )
    const context = trace.setSpan(ROOT_CONTEXT, span)
    contexts.set(request, context)
    request.log = request.log.child({ trace_id: span.spanContext().traceId })
    reply.log = request.log
    current.run(context, done)
  })
  // A body that arrives later comes from its connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request)
    if (context) current.run(context, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const context = contexts.get(request)
    const span = context && trace.getSpan(context)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
