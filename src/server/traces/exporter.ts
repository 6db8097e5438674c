import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyBaseLogger } from 'fastify'

/** One line when traces cannot be sent any more, and one when they can again. */
export function tellOfFailures(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let isFailing = false
  const note = (error: Error | undefined) => {
    const fails = error !== undefined
    if (fails === isFailing) return
    isFailing = fails
    if (error) log.warn({ event: 'traces-not-sent', error: error.message })
    else log.info({ event: 'traces-sent-again' })
  }
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        note(result.code === 0 ? undefined : (result.error ?? new Error('no reason was given')))
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
