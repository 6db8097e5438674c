import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { landingPath } from '#contract/paths.ts'
import { isPassing } from '#server/db/trouble.ts'
import { Refusal, unavailable } from '#server/errors.ts'
import { escapeHtml, plainPage, plainPageHeaders } from './plain-page.ts'

/** One shape for every refusal; whatever was not expected says nothing about itself. */
export function installErrorHandler(app: FastifyInstance) {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, new Refusal(404, 'There is nothing at this address.')),
  )
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  if (!refusal) {
    request.log.error(error)
    return answer(request, reply, new Refusal(500, 'Something went wrong on our side. Please try again.'))
  }
  if (refusal.status >= 500 || unreadable.has(error.code)) request.log.warn(error)
  // The framework hangs up after a bad body, and so may lose the answer on its way to somebody who is still sending.
  if (refusal.status === 413 || refusal.status === 415) reply.removeHeader('connection')
  return answer(request, reply, refusal)
}

function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { status, code, extra, message, retryAfter } = refusal
  if (status === 503 || status === 429) reply.header('retry-after', String(retryAfter))
  reply.code(status)
  if (isForPerson(request)) return reply.headers(plainPageHeaders).send(errorPage(message))
  return reply
    .type('application/json; charset=utf-8')
    .send({ ...extra, ...(code ? { status: code } : {}), success: false, content: message })
}

/** A browser that opens an address wants a page; calls of the API want the envelope. */
const isForPerson = ({ url, headers }: FastifyRequest) =>
  !url.startsWith('/api/') && /^text\/html\b/.test(headers.accept ?? '')

const errorPage = (sentence: string) =>
  plainPage(
    'Vanij',
    `<h1>${escapeHtml(sentence)}</h1><p><a href="${landingPath}">Go to the first page</a></p>`,
  )

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isTransportError(error)) return transportRefusal(error.statusCode)
  return databaseRefusal(error)
}

const isTransportError = (error: FastifyError): error is FastifyError & { statusCode: number } =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500

const transportSentences: Readonly<Record<number, string>> = {
  400: 'The request could not be read. Send a JSON object.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'This is too large to send. Please make it smaller.',
  414: 'This address is too long.',
  415: 'Send JSON, with the content type application/json.',
  431: 'The headers of the request are too large.',
}

export const sentenceOfStatus = (status: number) =>
  transportSentences[status] ?? 'The request could not be read.'

const transportRefusal = (status: number) => new Refusal(status, sentenceOfStatus(status))

/** A value that is no number, moment or id, or larger than its column. */
const unreadable = new Set(['22P02', '22007', '22008', '22003'])

/** Trouble of the database that passes asks to try again; unstorable text is bad input. */
function databaseRefusal(error: FastifyError): Refusal | undefined {
  if (error.code === '22P05' || error.code === '22021')
    return new Refusal(400, 'The text holds a character that cannot be stored.')
  if (unreadable.has(error.code))
    return new Refusal(400, 'One of the values cannot be read, or is too large.')
  return isPassing(error) ? unavailable() : undefined
}
