import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { hostname } from 'node:os'
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Services } from '#server/services.ts'

export type LogStream = { write(line: string): void }

type Fault = { name: string; message: string; code?: unknown; stack?: string }

/**
 * Errors of libraries carry the data that caused them (PostgreSQL quotes the row, the HTTP parser the raw bytes), so
 * only these four fields are logged.
 */
const err = ({ name, message, code, stack }: Fault) => ({ type: name, message, code, stack: stack ?? '' })

/** By which the lines of several processes can be told apart. */
const instance = `${hostname()}:${process.pid}`

export const loggerFor = (
  { logLevel: level, several }: Pick<Services['env'], 'logLevel' | 'several'>,
  stream?: LogStream,
) =>
  level === 'silent'
    ? false
    : {
        level,
        base: several ? { instance } : null,
        serializers: { err },
        redact: secretNames,
        ...(stream ? { stream } : {}),
      }

/** Our code logs none of these; redacted in case it ever does by mistake. */
const secretNames = ['token', 'password', 'otp', 'headers', 'body', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
])

const usable = /^[\w.:-]{8,100}$/

/** A trusted proxy may set the request id, so that both logs share it; other clients may not. */
export const requestIdFor = (trustProxy: boolean) => (request: IncomingMessage) => {
  const sentId = trustProxy ? request.headers['x-request-id'] : undefined
  return typeof sentId === 'string' && usable.test(sentId) ? sentId : randomUUID()
}

/** Logs one line for each finished request, without query, headers and body, because those contain private data. */
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

/** The route's pattern; for pages, which share one pattern, the path. */
function routeOf({ routeOptions: { url }, raw }: FastifyRequest): string {
  if (url !== undefined && url !== '/*') return url
  return (raw.url ?? '').split('?', 1)[0]?.slice(0, 200) ?? ''
}
