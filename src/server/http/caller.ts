import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import { forbidden, invalidToken } from '#server/errors.ts'
import type { House } from '#server/house.ts'
import { limits } from '#server/limits.ts'
import { type Caller, findCaller } from '#server/sessions/session.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, once that is known; null for a visitor. */
    caller: Caller | null
  }
}

export type CallerOf<A extends Access> = A extends 'anyone' ? Caller | null : Caller

/** Who calls, and whether this account may. Identity comes from the header `token` alone. */
export async function callerFor(
  access: Access,
  request: FastifyRequest,
  house: House,
): Promise<Caller | null> {
  const { token } = request.headers
  const found =
    typeof token === 'string' && token !== '' && token.length <= limits.session.token
      ? await findCaller(house.db, token, house.env.demo)
      : { refusal: 'unknown' as const }
  // A public page with an ended session is still a public page.
  if (access === 'anyone') return 'caller' in found ? found.caller : null
  if ('refusal' in found) throw refusalOf(found.refusal)
  if (access !== 'user' && found.caller.account_type !== access) throw forbidden()
  return found.caller
}

const refusalOf = (refusal: 'unknown' | 'suspended') =>
  refusal === 'suspended'
    ? invalidToken('This account is suspended. Please contact support.')
    : invalidToken('Please log in again')
