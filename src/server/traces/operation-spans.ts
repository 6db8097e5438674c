import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import {
  jobs,
  type Operation,
  renders,
  socketFrames,
  statements,
  storeCalls,
} from '#server/signals/signals.ts'
import type { CurrentSpan } from './open-traces.ts'
import { summaryOf } from './statement-summary.ts'

type Description = {
  readonly name: string
  readonly kind?: SpanKind
  readonly attributes?: Attributes
  /** It begins a trace; all else belongs to one, or is not traced. */
  readonly isRoot?: boolean
}

/** The kind of an error and its code: its message may hold what somebody wrote. */
function fail(span: Span, error: unknown) {
  const { name, code } = error as { name?: unknown; code?: unknown }
  span.setAttribute('error.type', String(typeof code === 'string' ? code : name))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** A span around each run of an operation. Answers how to stop. */
function traceEach<Facts extends object>(
  { channels }: Operation<Facts>,
  [tracer, current]: readonly [Tracer, CurrentSpan],
  describe: (facts: Facts) => Description,
) {
  const spans = new WeakMap<object, Span>()
  const enter = (facts: Facts): Context | undefined => {
    const { name, isRoot = false, ...rest } = describe(facts)
    const parent = isRoot ? ROOT_CONTEXT : current.getStore()
    if (!parent) return undefined
    const span = tracer.startSpan(name, rest, parent)
    spans.set(facts, span)
    return trace.setSpan(ROOT_CONTEXT, span)
  }
  const listener = {
    start: () => {},
    end: () => {},
    asyncStart: () => {},
    asyncEnd: (facts: Facts) => spans.get(facts)?.end(),
    error(facts: Facts & { error: unknown }) {
      const span = spans.get(facts)
      if (span) fail(span, facts.error)
    },
  }
  channels.start.bindStore(current, enter as (facts: Facts) => Context)
  channels.subscribe(listener)
  return () => {
    channels.start.unbindStore(current)
    channels.unsubscribe(listener)
  }
}

/** Statements without their values, calls of the object store, renders, frames of sockets and jobs. */
export function traceOperations(tracer: Tracer, current: CurrentSpan): (() => void)[] {
  const means = [tracer, current] as const
  return [
    traceEach(statements, means, ({ text }) => ({
      name: summaryOf(text),
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    })),
    traceEach(storeCalls, means, ({ method }) => ({ name: `store ${method}`, kind: SpanKind.CLIENT })),
    traceEach(renders, means, () => ({ name: 'render' })),
    traceEach(socketFrames, means, ({ frame }) => ({
      name: `frame ${frame}`,
      kind: SpanKind.SERVER,
      isRoot: true,
    })),
    traceEach(jobs, means, ({ job }) => ({ name: `job ${job}`, isRoot: true })),
  ]
}
