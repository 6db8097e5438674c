import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import { limits } from '#server/limits.ts'
import type { TraceSettings } from '#server/watch-settings.ts'
import { tellOfFailures } from './exporter.ts'
import { traceOperations } from './operation-spans.ts'
import { traceRequests } from './request-spans.ts'

/** In which span something happens. */
export type CurrentSpan = AsyncLocalStorage<Context>

type Bounds = { readonly [Name in keyof typeof limits.traces]: number }

/**
 * Sends traces to a collector. What it does not take is dropped, and nothing waits for it. Spans are our own few, over
 * what `signals` names: instrumentations change modules while they load, which modules of ours do not allow.
 */
export function openTraces(app: FastifyInstance, settings: TraceSettings, changes: Partial<Bounds> = {}) {
  const { url, headers, serviceName, share } = settings
  const { waiting, atOnce, everyMs, answerMs, lastWordMs } = { ...limits.traces, ...changes }
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, headers, timeoutMillis: answerMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: 4_000 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellOfFailures(exporter, app.log),
        maxQueueSize: waiting,
        maxExportBatchSize: atOnce,
        scheduledDelayMillis: everyMs,
        exportTimeoutMillis: answerMs,
      }),
    ],
  })
  const tracer = provider.getTracer('vanij')
  const current: CurrentSpan = new AsyncLocalStorage()
  traceRequests(app, tracer, current)
  const stops = traceOperations(tracer, current)
  return {
    async close() {
      for (const stop of stops) stop()
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, wait(lastWordMs, undefined, { ref: false })])
    },
  }
}
