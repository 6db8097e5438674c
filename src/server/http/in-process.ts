import type { FastifyInstance } from 'fastify'
import { ApiError, type ApiWithoutKeys } from '#contract/client.ts'
import type { DraftOf, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { createShortCache } from '#server/concurrency/short-cache.ts'
import { onContentChange } from '#server/content/content.service.ts'
import { invalidToken, Refusal } from '#server/errors.ts'
import { withContent } from '#server/present-content/with-content.service.ts'
import type { RequestContext } from '#server/request-context.ts'
import { WrittenReply } from './replies/written-reply.ts'
import { type Bound, handleCall } from './route.ts'

const pageVisit: RequestContext = {
  address: 'page',
  userAgent: 'page',
  requestId: 'page',
  idempotencyKey: undefined,
  cookie: undefined,
  setCookie: () => {},
}

/** A cached answer in memory: a list of products may be larger, settings are smaller. */
const roughSize = 20_000

/**
 * How server-rendered pages get their data: the same endpoints, checks and filtered answers as a visitor's browser,
 * without the network. A document request never carries a token. Equal requests of several pages within `ms` share
 * one answer.
 */
export function visitorApi(app: FastifyInstance, ms: number): ApiWithoutKeys {
  const answers = createShortCache<unknown>({ name: 'page-data', ms, sizeOf: () => roughSize })
  onContentChange(app.services.db, answers.clear)
  const answerOf = (bound: Bound, draft: unknown) => {
    const work = async () => {
      const answer = await withContent(app.services.db, () => handleCall(bound, draft, null, pageVisit))
      return answer instanceof WrittenReply ? answer.read() : answer
    }
    const { shared, method, path } = bound.endpoint
    return shared ? answers.get(`${method} ${path} ${JSON.stringify(draft)}`, work) : work()
  }
  return async <E extends Endpoint>(endpoint: E, draft: DraftOf<E>): Promise<ReplyOf<E>> => {
    const bound = app.registry.get(endpoint) ?? byPath(app, endpoint)
    if (bound?.endpoint.access !== 'anyone') throw toApiError(invalidToken())
    try {
      return (await answerOf(bound, draft)) as ReplyOf<E>
    } catch (error) {
      throw error instanceof Refusal ? toApiError(error) : error
    }
  }
}

const toApiError = ({ status, message, code, sentence }: Refusal) =>
  Object.assign(new ApiError(status, message, { code }), { sentence })

// The web build has its own copy of the contract, so its endpoints are other objects with the same path.
const byPath = (app: FastifyInstance, { method, path }: Endpoint) =>
  [...app.registry.values()].find(({ endpoint }) => endpoint.method === method && endpoint.path === path)
