import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerError, sentenceOfStatus } from '#server/http/error-handler.ts'
import { safetyHeaders } from '#server/http/safety-headers.ts'
import { contentOf } from '#server/http/success.ts'
import type { Services } from '#server/services.ts'
import { answerOf } from './connections.ts'

/** Errors before routing bypass all hooks but get the same kind of answer. */
export function earlyErrors({ env }: Pick<Services, 'env'>) {
  const headers = safetyHeaders(env.publicUrl)
  return {
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ ...headers, 'cache-control': 'no-store', 'x-request-id': request.id })
      answerError(error, request, reply)
      request.log.info({ method: request.method, status: reply.statusCode, error: error.code }, 'request')
    },
    clientErrorHandler(this: FastifyInstance, error: ConnectionError, socket: Socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
      const status = statusOf(error)
      const id = randomUUID()
      this.log.info({ request_id: id, status, error: error.code }, 'request')
      // Half-way through an answer another one cannot be sent.
      if (answerOf(socket)?.headersSent) return socket.destroy()
      socket.end(rawAnswer(status, { ...headers, 'x-request-id': id }))
    },
  }
}

const statusOf = ({ code }: ConnectionError) => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function rawAnswer(status: number, headers: Readonly<Record<string, string>>): string {
  const body = JSON.stringify({ success: false, ...contentOf(sentenceOfStatus(status)) })
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
