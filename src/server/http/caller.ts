import type { FastifyRequest } from 'fastify'
import { worksIn } from '#contract/admin/admin-roles.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { common } from '#contract/texts/common.ts'
import { http } from '#contract/texts/http.ts'
import { changePassword, changePhone, endSession } from '#contract/users/account.ts'
import { signOut } from '#contract/users/user.ts'
import { forbidden, invalidToken } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { Services } from '#server/services.ts'
import type { Caller, CallerLookup } from '#server/sessions/session.service.ts'
import type { TokenLookup } from '#server/sessions/token-lookup.service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once known; null for a visitor. */
    caller: Caller | null
  }
}

export type CallerOf<A extends Access> = A extends 'anyone' ? Caller | null : Caller

/** Reads the header `token`, the only source of identity; undefined if it cannot be a token. */
export async function findCallerOf(
  request: FastifyRequest,
  tokens: TokenLookup,
): Promise<CallerLookup | undefined> {
  const { token } = request.headers
  const isPossible = typeof token === 'string' && token !== '' && token.length <= limits.session.token
  return isPossible ? tokens.find(token, request.ip) : undefined
}

/** Throws unless this account may call. */
export function requireAccess({ access, area }: Endpoint, session: CallerLookup | undefined) {
  // A public page stays public with an ended session.
  if (access === 'anyone') return
  if (!session || 'refusal' in session) throw refusalOf(session?.refusal)
  const { account_type, admin_role } = session.caller
  if (access !== 'user' && account_type !== access) throw forbidden()
  if (access === 'admin' && !(admin_role && worksIn(admin_role, area))) throw forbidden(http.otherRole)
}

/** With these a visitor of a public demo could lock out all others. */
const entryRates: ReadonlySet<string> = new Set([changePassword.path, changePhone.path, endSession.path])

/**
 * In a public demo anybody can sign in as anybody. Its admin may only read; its other accounts work as usual and stay
 * open for the next visitor.
 */
export function requireChange({ publicDemo }: Services['env'], endpoint: Endpoint, caller: Caller | null) {
  if (!publicDemo || !caller?.is_demo || endpoint.method === 'GET') return
  const { access, path } = endpoint
  if (caller.account_type === 'admin' && access !== 'anyone' && path !== signOut.path)
    throw forbidden(http.demoAdmin)
  if (entryRates.has(path)) throw forbidden(http.demoAccounts)
}

const refusalOf = (refusal: 'unknown' | 'suspended' | undefined) =>
  refusal === 'suspended' ? invalidToken(common.suspended) : invalidToken()
