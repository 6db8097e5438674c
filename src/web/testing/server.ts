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

/** The latest answer to a call stands first. */
let answers: Answering[] = []

/**
 * What the server answers from now on when the page calls this endpoint: a reply, a refusal (an `ApiError` that is thrown) or
 * a lost connection (any other error). What it was called with comes back, call by call.
 */
export function answer<E extends Endpoint>(
  endpoint: E,
  reply: (input: DraftOf<E>) => ReplyOf<E> | Promise<ReplyOf<E>>,
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
    return { text: JSON.stringify(await reply(input as never)), status: 200 }
  } catch (error) {
    if (error instanceof ApiError) return refusalOf(error)
    throw new TypeError('Failed to fetch', { cause: error })
  }
}

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
const covers = (endpoint: Endpoint, path: string) => patternOf(endpoint).test(path)
const namedIn = (endpoint: Endpoint, path: string) => ({ ...patternOf(endpoint).exec(path)?.groups })

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    const { text, status } = await respond(path, request)
    return new Response(text, { status })
  })
})
afterEach(() => {
  answers = []
})
