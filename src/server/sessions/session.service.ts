import { createHash, randomBytes } from 'node:crypto'
import type { AdminRole } from '#contract/admin/admin-roles.ts'
import type { AccountType } from '#contract/users/user.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import * as sql from './session.queries.ts'

/** The caller, identified by the token alone. */
export type Caller = {
  readonly user_id: string
  readonly account_type: AccountType
  /** Of admins. */
  readonly admin_role?: AdminRole | null
  readonly session_id: string
  /** Whether it is one of the accounts whose passwords are published. */
  readonly is_demo?: boolean
}

const { days } = limits.session

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()

/** Opens a session and returns its token: 256 random bits, of which only the hash is stored. */
export async function openSession(db: Db, user_id: string, userAgent: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const session = { user_id, token_hash: hashOfToken(token), user_agent: userAgent.slice(0, 300), days }
  await sql.insertSession(db, session)
  return token
}

export type CallerLookup = { readonly caller: Caller } | { readonly refusal: 'unknown' | 'suspended' }

/** The caller of a token. Demo accounts exist only if the demo is on. */
export async function findCaller(db: Db, token: string, demo: boolean): Promise<CallerLookup> {
  const owner = await sql.findSessionOwner(db, hashOfToken(token))
  if (!owner || (owner.is_demo && !demo)) return { refusal: 'unknown' }
  if (owner.suspended_at) return { refusal: 'suspended' }
  // A session lasts thirty days from its last use, which is stored once an hour.
  if (owner.is_stale) await sql.updateSessionSeen(db, owner.session_id, days)
  const { user_id, account_type, admin_role, session_id, is_demo } = owner
  return { caller: { user_id, account_type, admin_role, session_id, is_demo } }
}

/** Those of these sessions that are still open, and whether their account may be used. */
export async function liveSessions(db: Db, sessionIds: readonly string[]) {
  const open = await sql.findOpenSessions(db, [...new Set(sessionIds)])
  return new Map(
    open.map(({ session_id, is_suspended }) => [session_id, is_suspended ? 'suspended' : 'live'] as const),
  )
}

export const endSession = (db: Db, sessionId: string) => sql.deleteSession(db, sessionId)

export const listSessions = (db: Db, { user_id, session_id }: Caller) =>
  sql.findSessions(db, user_id, session_id)

export async function endOwnSession(db: Db, { user_id }: Caller, sessionId: string) {
  if ((await sql.deleteSessionOf(db, user_id, sessionId)) === 0) throw notFound('session')
}

export const endOtherSessions = (tx: Db, { user_id, session_id }: Caller) =>
  sql.deleteOtherSessions(tx, user_id, session_id)

/** Returns how many there were. */
export const endAllSessions = (db: Db, userId: string) => sql.deleteAllSessions(db, userId)

/** Deletes expired sessions and returns whether there are more. */
export const purgeSessions = async (db: Db) => isFullBatch(await sql.deleteEndedSessions(db))
