import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Refusal, unavailable } from '#server/errors.ts'

/** One shape for every refusal; whatever was not expected says nothing about itself. */
export function installErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (!refusal) {
      request.log.error(error)
      return answer(reply, 500, 'Something went wrong on our side. Please try again.')
    }
    if (refusal.status >= 500) request.log.warn(error)
    if (refusal.status === 503 || refusal.status === 429)
      void reply.header('retry-after', String(refusal.retryAfter))
    return answer(reply, refusal.status, refusal.message, withCode(refusal))
  })
  app.setNotFoundHandler((_request, reply) => answer(reply, 404, 'There is nothing at this address.'))
}

const withCode = ({ code, extra }: Refusal) => ({ ...extra, ...(code ? { status: code } : {}) })

function answer(reply: FastifyReply, status: number, content: string, more: object = {}) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ ...more, success: false, content })
}

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isTransportError(error)) return transportRefusal(error)
  return databaseRefusal(error)
}

const isTransportError = ({ statusCode }: FastifyError) =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500

const transportSentences: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Send a JSON object.',
  413: 'This is too large to send. Please make it smaller.',
  415: 'Send JSON, with the content type application/json.',
}

const transportRefusal = ({ statusCode = 400 }: FastifyError) =>
  new Refusal(statusCode, transportSentences[statusCode] ?? 'The request could not be read.')

/** Trouble of the database that passes (a time-out, a lost connection) asks to try again; unstorable text is bad input. */
function databaseRefusal({ code = '', message }: FastifyError): Refusal | undefined {
  if (code === '22P05' || code === '22021')
    return new Refusal(400, 'The text holds a character that cannot be stored.')
  const passes = /^(57|08|53|55P03|40)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code)
  return passes || /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(message)
    ? unavailable()
    : undefined
}
