import type { FastifyInstance } from 'fastify'

export type Wire = { token?: string; cookie?: string; address?: string; headers?: Record<string, string> }

/** Requests that browsers never send or the typed client does not allow. */
export async function post(app: FastifyInstance, url: string, body: unknown, wire: Wire = {}) {
  const { token, cookie, address, headers } = wire
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { token }),
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(address === undefined ? {} : { remoteAddress: address }),
  })
  return { status: answer.statusCode, text: answer.payload, headers: answer.headers, body: answer.json() }
}

let count = 0

/** A sign-up with unused data. */
export function aSignUp(draft: object = {}) {
  count += 1
  return {
    full_name: 'Meera Joshi',
    email: `meera${count}@example.in`,
    phone_number: String(919_800_000_000 + count),
    password: 'nayi-dukaan',
    address: '4 MG Road, Pune 411001',
    gst_number: '27AAPFU0939F1ZV',
    ...draft,
  }
}

/** The cookie as the `Cookie` header that the browser would send. */
export const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''
