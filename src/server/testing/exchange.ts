import type { FastifyInstance } from 'fastify'
import { createApi, type Send } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export type Exchange = {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Sends a call like the typed client and returns the raw answer. */
export async function exchange(
  app: FastifyInstance,
  endpoint: Endpoint,
  draft: object,
  token: string | null,
): Promise<Exchange> {
  let heard: Exchange | undefined
  const send: Send = async (url, { method, headers, body }) => {
    const answer = await app.inject({
      url,
      method,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    })
    heard = { status: answer.statusCode, text: answer.payload, headers: answer.headers }
    return { ok: answer.statusCode < 400, status: answer.statusCode, text: async () => answer.payload }
  }
  await createApi(send, () => token)(endpoint, draft).catch(() => {})
  if (!heard) throw new Error(`${endpoint.path} was not asked`)
  return heard
}
