import autocannon from 'autocannon'
import { cpuSecondsOf, cpuSecondsOfDatabase, type Running } from './processes.ts'

export type Call = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

export type Figures = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Processor time in microseconds of the server and of the database for one request. */
  readonly serverMicros: number
  readonly databaseMicros: number
  readonly failed: number
}

type Load = { readonly connections: number; readonly seconds: number }

/** Sends calls as fast as answers arrive. `next` returns each call; undefined ends the run. */
export const load = (server: Running, next: () => Call, size: Load): Promise<Figures> =>
  loadSteps(server, [next], size)

/** The same for calls that follow one another; figures are those of all steps together, but p50 and p99 of a single one. */
export async function loadSteps(
  server: Running,
  steps: readonly ((client: object) => Call)[],
  { connections, seconds }: Load,
): Promise<Figures> {
  const before = [cpuSecondsOf(server.pid), cpuSecondsOfDatabase()] as const
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: steps.map((step) => ({
      setupRequest: (request, client) => Object.assign(request, withBody(step(client))),
    })),
  })
  const rounds = Math.max(1, result.requests.total / steps.length)
  const perRound = (used: number) => Math.round((used * 1_000_000) / rounds)
  return {
    perSecond: Math.round(result.requests.average / steps.length),
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverMicros: perRound(cpuSecondsOf(server.pid) - before[0]),
    databaseMicros: perRound(cpuSecondsOfDatabase() - before[1]),
    failed: result.non2xx + result.errors,
  }
}

const withBody = ({ body, headers, ...call }: Call) =>
  body === undefined
    ? { ...call, headers: headers ?? {}, body: undefined }
    : { ...call, body, headers: { 'content-type': 'application/json', ...headers } }
