import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Services } from '#server/services.ts'

export type LogStream = { write(line: string): void }

type Fault = { name: string; message: string; code?: unknown; stack?: string }

/**
 * Errors of libraries carry the data that caused them (PostgreSQL quotes the row, the HTTP parser the raw bytes), so
 * only these four fields are written.
 */
const err = ({ name, message, code, stack }: Fault) => ({ type: name, message, code, stack: stack ?? '' })

export const loggerFor = (level: Services['env']['logLevel'], stream?: LogStream) =>
  level === 'silent'
    ? false
    : { level, base: null, serializers: { err }, redact: secretNames, ...(stream ? { stream } : {}) }

/** Nothing of ours logs these; should somebody do it by mistake, they are struck out. */
const secretNames = ['token', 'password', 'otp', 'headers', 'body', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
])

const usable = /^[\w.:-]{8,100}$/

/** The proxy in front may name a request, so that one id finds it in both logs; a stranger may not. */
export const requestIdFor = (trustProxy: boolean) => (request: IncomingMessage) => {
  const sentId = trustProxy ? request.headers['x-request-id'] : undefined
  return typeof sentId === 'string' && usable.test(sentId) ? sentId : randomUUID()
}

/** One line for each request, when it is over: no query, no header and no body, for those hold what is private. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request_id' })
  }

  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.caller ? { user_id: request.caller.user_id } : {}),
    }
    if (error) request.log.warn({ ...line, cut: error.message }, 'request cut')
    else request.log.info(line, 'request')
  }
}

/** The pattern, and for the pages, which share one pattern, the path. */
function routeOf({ routeOptions: { url }, raw }: FastifyRequest): string {
  if (url !== undefined && url !== '/*') return url
  return (raw.url ?? '').split('?', 1)[0]?.slice(0, 200) ?? ''
}
