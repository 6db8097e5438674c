import { Gauge, type Registry } from 'prom-client'
import {
  jobs,
  type Operation,
  renders,
  socketFrames,
  statements,
  storeCalls,
} from '#server/signals/signals.ts'
import { createHistogram } from './rows.ts'

type Result = 'done' | 'failed'

/** Calls with how each one went and how long it took. Answers how to stop. */
function time<Facts extends object>(
  { channels }: Operation<Facts>,
  record: (facts: Facts, result: Result, seconds: number) => void,
) {
  const begins = new WeakMap<object, number>()
  const listener = {
    start: (facts: Facts) => void begins.set(facts, performance.now()),
    end: () => {},
    asyncStart: () => {},
    asyncEnd(facts: Facts & { error?: unknown }) {
      const began = begins.get(facts)
      if (began === undefined) return
      record(facts, facts.error === undefined ? 'done' : 'failed', (performance.now() - began) / 1_000)
    },
    error: () => {},
  }
  channels.subscribe(listener)
  return () => void channels.unsubscribe(listener)
}

const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]
const long = [0.1, 1, 10, 60]

/** How long statements, calls of the object store, renders and jobs take, and which fail. */
export function timeWork(registry: Registry): (() => void)[] {
  const statementTimes = createHistogram({
    name: 'vanij_database_statement_duration_seconds',
    help: 'Statements of the database, with the wait for a connection where they are alone.',
    labelNames: ['result'],
    buckets: quick,
    registry,
  })
  const renderTimes = createHistogram({
    name: 'vanij_page_render_duration_seconds',
    help: 'Pages that had to be rendered.',
    labelNames: ['result'],
    buckets: quick,
    registry,
  })
  const storeTimes = createHistogram({
    name: 'vanij_store_call_duration_seconds',
    help: 'Calls of the object store.',
    labelNames: ['method', 'result'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5, 10],
    registry,
  })
  return [
    time(statements, (_, result, seconds) => statementTimes.of(result).observe(seconds)),
    time(renders, (_, result, seconds) => renderTimes.of(result).observe(seconds)),
    time(storeCalls, ({ method }, result, seconds) => storeTimes.of(method, result).observe(seconds)),
    timeFrames(registry),
    timeJobs(registry),
  ]
}

function timeFrames(registry: Registry) {
  const durations = createHistogram({
    name: 'vanij_socket_frame_duration_seconds',
    help: 'Frames that sockets sent, such as messages; those that were refused count as failed.',
    labelNames: ['frame', 'result'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registry,
  })
  return time(socketFrames, ({ frame }, result, seconds) => durations.of(frame, result).observe(seconds))
}

/** `job` is a label of Prometheus' own. */
function timeJobs(registry: Registry) {
  const pieces = createHistogram({
    name: 'vanij_job_piece_duration_seconds',
    help: 'Pieces of the upkeep, and whole imports.',
    labelNames: ['task', 'result'],
    buckets: long,
    registry,
  })
  const done = new Gauge({
    name: 'vanij_job_done_timestamp_seconds',
    help: 'When this process last did a piece of the job without a failure.',
    labelNames: ['task'],
    registers: [registry],
  })
  return time(jobs, ({ job: task }, result, seconds) => {
    pieces.of(task, result).observe(seconds)
    if (result === 'done') done.setToCurrentTime({ task })
  })
}
