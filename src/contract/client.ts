import type { DraftOf, Endpoint, ReplyOf } from './endpoint.ts'
import type { Sentence } from './texts/sentences.ts'

declare global {
  // Browsers and Node have it; the contract's own libraries do not declare it.
  interface AbortSignal {}
}

type Particulars = {
  readonly code?: string | undefined
  readonly isFromServer?: boolean
  readonly field?: string | undefined
}

/** A refusal of the server; its sentence is written for people. */
export class ApiError extends Error {
  readonly status: number
  /** 'invalid-token' if the session has ended. */
  readonly code: string | undefined
  /** Whether the server wrote the sentence; otherwise the client did. */
  readonly isFromServer: boolean
  /** The input field that the sentence is about, such as 'phone_number' or 'prices.0.min'. */
  readonly field: string | undefined
  /** By which a page that is rendered in another language says it. */
  declare readonly sentence?: Pick<Sentence, 'name' | 'parameters'>

  // Server-rendered pages have their own copy of this class and must catch errors of the server's copy.
  static override [Symbol.hasInstance](value: unknown) {
    return value instanceof Error && value.name === 'ApiError'
  }

  constructor(status: number, message: string, { code, isFromServer = true, field }: Particulars = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.isFromServer = isFromServer
    this.field = field
  }
}

type OutgoingRequest = {
  method: Endpoint['method']
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal
  /** For pictures and files: allows more time and reports the share that was sent, from 0 to 1. */
  isLarge?: true
  onProgress?: (share: number) => void
}
type Answer = { ok: boolean; status: number; text(): Promise<string> }
/** How a request is sent: `fetch` in the browser, the app itself in tests. */
export type Send = (path: string, request: OutgoingRequest) => Promise<Answer>
type CallOptions = {
  headers?: Record<string, string>
  signal?: AbortSignal
  onProgress?: (share: number) => void
}
type Keyed = CallOptions & { headers: { 'idempotency-key': string } }

/**
 * The only way to the server, typed by the contract. Keyed endpoints require a key here: a caller that repeats a
 * request after a lost answer cannot know whether it was carried out.
 */
export type Api = <E extends Endpoint>(
  endpoint: E,
  draft: DraftOf<E>,
  ...options: E extends { readonly keyed: true } ? [Keyed] : [CallOptions?]
) => Promise<ReplyOf<E>>

/** The same for callers that may leave out the key, such as programs of other people. */
export type ApiWithoutKeys = <E extends Endpoint>(
  endpoint: E,
  draft: DraftOf<E>,
  options?: CallOptions,
) => Promise<ReplyOf<E>>

export function createApi(send: Send, token: () => string | null): ApiWithoutKeys {
  return async (endpoint, draft, options = {}) => {
    const { path, rest } = fillPath(endpoint.path, draft as Record<string, unknown>)
    const { headers: extra, ...others } = options
    const current = token()
    const headers: Record<string, string> = { ...extra, ...(current ? { token: current } : {}) }

    const answer =
      endpoint.method === 'GET'
        ? await send(path + queryString(rest), { ...others, method: 'GET', headers })
        : await send(path, {
            ...others,
            ...(isLarge(endpoint) ? { isLarge: true } : {}),
            method: endpoint.method,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(rest),
          })
    return read(answer)
  }
}

const isLarge = ({ body = 'small' }: Endpoint) => body !== 'small'

const clientError = (status: number, message: string, code?: string) =>
  new ApiError(status, message, { code, isFromServer: false })

async function read<Reply>(answer: Answer): Promise<Reply> {
  const text = await answer.text()
  if (text === '') throw clientError(answer.status, 'Server returned an empty response')
  const body = parse(text, answer.status)
  if (answer.ok && !isRefusal(body)) return body as Reply
  const status = answer.ok ? statusOfRefusal(body) : answer.status
  if (body?.content) throw new ApiError(status, body.content, { code: body.status, field: body.field })
  throw clientError(status, 'Something went wrong', body?.status)
}

type Body = { success?: unknown; content?: string; status?: string; field?: string } | null

/** The body decides whether a call succeeded, whatever the status code (specifications, section 8). */
const isRefusal = (body: Body) => body?.success === false || body?.status === 'invalid-token'
const statusOfRefusal = (body: Body) => (body?.status === 'invalid-token' ? 401 : 422)

function parse(text: string, status: number): Body {
  try {
    return JSON.parse(text)
  } catch {
    throw clientError(status, 'Server returned an invalid JSON response')
  }
}

/** Fills the pattern's parameters into the path; the others go into the query or the body. */
export function fillPath(pattern: string, draft: Record<string, unknown>) {
  const rest = { ...draft }
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { path, rest }
}

export function queryString(fields: Record<string, unknown>) {
  const pairs = Object.entries(fields)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((each) => [name, each]))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
