import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { landingPath } from '#contract/paths.ts'
import { common } from '#contract/texts/common.ts'
import { http } from '#contract/texts/http.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { isTransient } from '#server/db/transactions/transient-errors.ts'
import { Refusal, unavailable } from '#server/errors.ts'
import { refusals } from '#server/signals/signals.ts'
import { escapeHtml, plainPage, plainPageHeaders } from './plain-page.ts'
import { contentOf } from './success.ts'

/** Answers every refusal in one shape; unexpected errors reveal nothing. */
export function installErrorHandler(app: FastifyInstance) {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => refuse(request, reply, new Refusal(404, common.noAddress)))
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error)
  if (!refusal) {
    request.log.error(error)
    return refuse(request, reply, new Refusal(500, common.failed))
  }
  if (refusal.status >= 500 || unreadable.has(error.code)) request.log.warn(error)
  // After a bad body the framework disconnects, so a client that is still sending may lose the answer.
  if (refusal.status === 413 || refusal.status === 415) reply.removeHeader('connection')
  return refuse(request, reply, refusal)
}

/** Answers in the shape of every refusal. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { status, code, extra, message, sentence, retryAfter } = refusal
  refusals.send({ name: sentence.name, status })
  if (status === 503 || status === 429) reply.header('retry-after', String(retryAfter))
  reply.code(status)
  if (isForPerson(request)) return reply.headers(plainPageHeaders).send(errorPage(message))
  return reply
    .type('application/json; charset=utf-8')
    .send({ ...extra, ...(code ? { status: code } : {}), success: false, ...contentOf(sentence) })
}

/** A browser that opens an address gets a page; API calls get the JSON envelope. */
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

const transportSentences: Readonly<Record<number, Sentence>> = {
  400: http.notAnObject,
  408: http.tooSlow,
  413: http.tooLarge,
  414: http.addressTooLong,
  415: http.notJson,
  431: http.headersTooLarge,
}

export const sentenceOfStatus = (status: number) => transportSentences[status] ?? http.unreadable

const transportRefusal = (status: number) => new Refusal(status, sentenceOfStatus(status))

/** The value is not a number, moment or id, or too large for its column. */
const unreadable = new Set(['22P02', '22007', '22008', '22003'])

/** Transient database errors ask to try again; unstorable text is bad input. */
function databaseRefusal(error: FastifyError): Refusal | undefined {
  if (error.code === '22P05' || error.code === '22021') return new Refusal(400, http.unstorable)
  if (unreadable.has(error.code)) return new Refusal(400, http.unreadableValue)
  return isTransient(error) ? unavailable() : undefined
}
