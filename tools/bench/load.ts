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
export async function load(
  server: Running,
  next: () => Call,
  { connections, seconds }: Load,
): Promise<Figures> {
  const before = [cpuSecondsOf(server.pid), cpuSecondsOfDatabase()] as const
  const result = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => Object.assign(request, withBody(next())) }],
  })
  const requests = Math.max(1, result.requests.total)
  const perRequest = (used: number) => Math.round((used * 1_000_000) / requests)
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverMicros: perRequest(cpuSecondsOf(server.pid) - before[0]),
    databaseMicros: perRequest(cpuSecondsOfDatabase() - before[1]),
    failed: result.non2xx + result.errors,
  }
}

const withBody = ({ body, headers, ...call }: Call) =>
  body === undefined
    ? { ...call, headers: headers ?? {}, body: undefined }
    : { ...call, body, headers: { 'content-type': 'application/json', ...headers } }
