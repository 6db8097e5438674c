import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { CsvFile, SheetFile, StoredFile, ZipFile } from '#contract/reply.ts'
import { fieldPathOf } from '#contract/sentence.ts'
import { http } from '#contract/texts/http.ts'
import type { ShortCache } from '#server/concurrency/short-cache.ts'
import { badInput, Refusal } from '#server/errors.ts'
import { sentenceOf } from '#server/input-sentences.ts'
import type { Languages } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import { partsInside, withContent } from '#server/present-content/with-content.service.ts'
import type { Shared } from '#server/processes/shared.ts'
import type { RequestContext } from '#server/request-context.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import type { TokenLookup } from '#server/sessions/token-lookup.service.ts'
import { type CallerOf, findCallerOf, requireAccess, requireChange } from './caller.ts'
import { sendParts } from './downloads.ts'
import { rateOf } from './rate-limit.ts'
import { checkReply } from './replies/reply-check.ts'
import { WrittenReply } from './replies/written-reply.ts'
import type { Shares } from './shares.ts'

type Handler<E extends Endpoint> = (
  input: InputOf<E>,
  caller: CallerOf<E['access']>,
  visit: RequestContext,
) => Promise<ReplyOf<E> | WrittenReply<ReplyOf<E>>>

/** Throws if this caller may never call; that answer takes precedence over errors of the input. */
type AccessCheck<E extends Endpoint> = (caller: CallerOf<E['access']>) => void

export type Bound<E extends Endpoint = Endpoint> = {
  readonly endpoint: E
  readonly handle: Handler<E>
  readonly object?: AccessCheck<E> | undefined
}

/** All served endpoints: for the API page, the access walk and server-rendered pages. */
type Registry = Map<Endpoint, Bound>

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services
    readonly shared: Shared
    readonly tokens: TokenLookup
    readonly languages: Languages
    readonly answers: ShortCache<string>
    readonly registry: Registry
    readonly shares: Shares
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

/**
 * Binds an endpoint of the contract to a handler: access, input, output. Undeclared fields are dropped both ways, and
 * a path parameter overrides a body field of the same name.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E>,
  object?: AccessCheck<E>,
) {
  const bound: Bound<E> = { endpoint, handle, object }
  app.registry.set(endpoint, bound as unknown as Bound)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: limits.body[endpoint.body ?? 'small'],
    config: { endpoint },
    // Checked before the body is read, so that strangers cannot make the server read and parse 30 MB.
    onRequest: (request) => authorize(app, endpoint, request),
    handler: async (request, reply) => {
      const caller = request.caller as CallerOf<E['access']>
      const draft = inputOf(endpoint, request)
      const call = () => handleCall(bound, draft, caller, visitOf(request, reply))
      const among = <T>(task: () => Promise<T>) =>
        inShare(app, caller, () => withContent(app.services.db, task))
      const work = () => among(call)
      if (endpoint.produces === 'text/csv' || endpoint.produces === 'application/zip')
        return sendParts(request, reply, endpoint.produces, () =>
          among(async () => partsInside((await call()) as CsvFile | SheetFile | ZipFile)),
        )
      if (endpoint.produces === 'application/octet-stream')
        return sendStored(reply, (await work()) as StoredFile)
      if (endpoint.produces) return reply.type(endpoint.produces).send(await work())
      const write = async () => textOf(await work())
      const text = endpoint.shared ? app.answers.get(keyOf(endpoint, draft, caller), write) : write()
      const body = await text
      return reply
        .code(endpoint.status ?? 200)
        .type('application/json; charset=utf-8')
        .send(body)
    },
  })
}

const textOf = (answer: unknown) => (answer instanceof WrittenReply ? answer.text : JSON.stringify(answer))

const inShare = <T>({ shares }: FastifyInstance, caller: Caller | null, work: () => Promise<T>) =>
  caller ? shares(caller.user_id, work) : work()

/** A picture may be displayed; any other uploaded file is downloaded, never opened on our site. */
const sendStored = (reply: FastifyReply, { media_type, file_name, bytes }: StoredFile) =>
  reply
    .type(media_type)
    .header(
      'content-disposition',
      `${media_type === 'image/webp' ? 'inline' : 'attachment'}; filename*=UTF-8''${inHeader(file_name)}`,
    )
    .send(bytes)

/** RFC 8187 allows fewer characters than encodeURIComponent leaves. */
const inHeader = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Identifies the caller, counts the call and checks access. */
async function authorize(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest) {
  const session = await findCallerOf(request, app.tokens)
  request.caller = session && 'caller' in session ? session.caller : null
  // An invalid token has already been counted; it must not use up the reads of visitors at the same address.
  const isTurnedAway = session !== undefined && request.caller === null && endpoint.access !== 'anyone'
  if (!isTurnedAway) await app.countRequest(rateOf(endpoint), request, request.caller)
  requireAccess(endpoint, session)
  requireChange(app.services.env, endpoint, request.caller)
}

const keyOf = ({ method, path }: Endpoint, draft: object, caller: Caller | null) =>
  `${caller ? 'member' : 'visitor'} ${method} ${path} ${JSON.stringify(draft)}`

/** Validates the input, runs the handler and strips the answer to what the contract declares. */
export async function handleCall<E extends Endpoint>(
  { endpoint, handle, object }: Bound<E>,
  draft: unknown,
  caller: CallerOf<E['access']>,
  visit: RequestContext,
): Promise<ReplyOf<E> | WrittenReply<ReplyOf<E>>> {
  const input = endpoint.input.safeParse(draft)
  if (!input.success) {
    object?.(caller)
    throw refusalOf(endpoint, input.error.issues[0])
  }
  const answer = await handle(input.data as InputOf<E>, caller, visit)
  if (answer instanceof WrittenReply) return answer
  return checkReply(endpoint.reply, answer) as ReplyOf<E>
}

type Issue = Parameters<typeof sentenceOf>[0]

/** A path that names nothing is a 404; any other invalid input is a 400. */
function refusalOf({ path }: Endpoint, issue: Issue) {
  const field = issue?.path?.[0]
  const inPath = typeof field === 'string' && path.includes(`:${field}`)
  return inPath ? new Refusal(404, sentenceOf(issue)) : badInput(sentenceOf(issue), fieldPathOf(issue))
}

function inputOf({ method }: Endpoint, { query, body, params }: FastifyRequest): object {
  const fields = method === 'GET' ? query : body === undefined ? {} : body
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw badInput(http.bodyNotAnObject)
  return { ...fields, ...(params as object) }
}

function visitOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  const key = request.headers['idempotency-key']
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    requestId: request.id,
    idempotencyKey: typeof key === 'string' && key !== '' ? key : undefined,
    cookie: request.headers.cookie,
    setCookie: (value) => void reply.header('set-cookie', value),
  }
}
