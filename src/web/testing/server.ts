import { afterEach, beforeEach, vi } from 'vitest'
import { ApiError } from '#contract/client.ts'
import type { DraftOf, Endpoint, ReplyOf } from '#contract/endpoint.ts'

type Answering = {
  readonly endpoint: Endpoint
  readonly reply: (input: never) => unknown
  readonly calls: Call<Endpoint>[]
}
type Call<E extends Endpoint> = {
  readonly input: DraftOf<E>
  readonly headers: Readonly<Record<string, string>>
}

/** A reply without the fields that every success has. */
type ReplyBody<E extends Endpoint> = Omit<ReplyOf<E>, 'success' | 'sentence'> & { readonly success?: true }

/** The latest handler of a call comes first. */
let answers: Answering[] = []

/**
 * Answers this endpoint from now on: with a reply, a refusal (an `ApiError` that is thrown) or a lost connection (any
 * other error). Returns the calls that it received.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  reply: (input: DraftOf<E>) => ReplyBody<E> | Promise<ReplyBody<E>>,
): readonly Call<E>[] {
  const calls: Call<E>[] = []
  answers = [{ endpoint, reply, calls: calls as Call<Endpoint>[] }, ...answers]
  return calls
}

const refusalOf = ({ status, message, code, field }: ApiError) => ({
  text: JSON.stringify({ success: false, content: message, status: code, field }),
  status,
})

async function respond(path: string, { method = 'GET', headers, body }: RequestInit) {
  const url = new URL(path, 'http://market')
  const called = answers.find(({ endpoint }) => endpoint.method === method && covers(endpoint, url.pathname))
  if (!called) throw new TypeError(`Nothing answers ${method} ${path}`)
  const { endpoint, reply, calls } = called
  const written = method === 'GET' ? Object.fromEntries(url.searchParams) : JSON.parse(String(body))
  const input = { ...written, ...namedIn(endpoint, url.pathname) }
  calls.push({ input, headers: headers as Record<string, string> })
  try {
    return {
      text: JSON.stringify({ success: true, ...((await reply(input as never)) as object) }),
      status: 200,
    }
  } catch (error) {
    if (error instanceof ApiError) return refusalOf(error)
    throw new TypeError('Failed to fetch', { cause: error })
  }
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
const covers = (endpoint: Endpoint, path: string) => patternOf(endpoint).test(path)
const namedIn = (endpoint: Endpoint, path: string) => ({ ...patternOf(endpoint).exec(path)?.groups })

/** Pictures and files are sent by this class, which reports the upload's progress. */
class LargeRequest {
  upload = {} as { onprogress?: (event: { loaded: number; total: number }) => void }
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  private request: { path: string; method: string; headers: Record<string, string> } | undefined
  open(method: string, path: string) {
    this.request = { method, path, headers: {} }
  }
  setRequestHeader(name: string, value: string) {
    if (this.request) this.request.headers[name] = value
  }
  async send(body: string) {
    try {
      const { path = '', ...request } = this.request ?? {}
      const { text, status } = await respond(path, { ...request, body })
      Object.assign(this, { responseText: text, status })
      this.onload()
    } catch {
      this.onerror()
    }
  }
  abort() {
    this.request = undefined
  }
}

/** Rejects when the caller gives up. */
const aborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', LargeRequest)
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const { text, status } = await Promise.race([respond(path, request), aborted(request.signal)])
    return new Response(text, { status })
  })
})
afterEach(() => {
  answers = []
})
