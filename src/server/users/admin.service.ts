import { team } from '#contract/texts/desk/team.ts'
import { closings } from '#contract/texts/trust/closings.ts'
import { users } from '#contract/texts/users.ts'
import { accountType } from '#contract/users/user.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import { conflict, forbidden, invalidToken, notFound } from '#server/errors.ts'
import { endAllSessions } from '#server/sessions/session.service.ts'
import * as sql from './admin.queries.ts'
import * as person from './person.queries.ts'

/** Phone numbers are stored as digits, so the query is reduced to digits. */
const isPhone = (q: string) => /^[+\d][\d\s-]{3,}$/.test(q)

const kinds = ['all', ...accountType.options, 'suspended'] as const

/**
 * The other account types are counted only without a search, because a search for parts of words reads every account.
 */
export async function listUsers(db: Db, { q, account_type }: sql.UserFilters, cursor: string | undefined) {
  const filter = { q: isPhone(q) ? q.replace(/\D/g, '') : q, account_type }
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const count = (of: (typeof kinds)[number]) =>
    sql.countUsers(db, { ...filter, account_type: of === 'all' ? undefined : of })
  const chosen = kinds.find((kind) => kind === account_type) ?? 'all'
  const [rows, { total }, others] = await Promise.all([
    sql.findUsers(db, filter, after),
    sql.countUsers(db, filter),
    othersOf(q ? [] : kinds, { chosen, cursor }, count),
  ])
  return { ...pageOf(rows, total, ({ user_id }) => user_id), ...others }
}

/** Audits that an admin reads a person's data before it answers. */
export async function getUser(db: Db, userId: string, actor: Actor) {
  const user = await sql.findUser(db, userId)
  if (!user) throw notFound('user')
  const subject_name = user.company_name ?? user.full_name
  await audit(db, actor, { action: 'user.view', subject_id: userId, subject_name })
  const [orders, products, counts] = await Promise.all([
    person.findLatestOrders(db, userId),
    person.findLatestProducts(db, userId),
    person.countOf(db, userId),
  ])
  return { user, orders, products, counts }
}

/**
 * From now on every open session answers that the account is suspended. The sessions are deleted on reinstatement:
 * until then they tell their owner why, and none created in between survives.
 */
export const suspendUser = (db: Db, userId: string, reason: string, actor: Actor) =>
  change(db, userId, actor, async (tx, user) => {
    if (actor.user_id === userId) throw conflict(users.ownSuspension)
    if (user.is_suspended) throw conflict(users.suspendedAlready)
    await sql.updateSuspended(tx, userId, reason)
    return { action: 'user.suspend', details: { reason } }
  })

export const reinstateUser = (db: Db, userId: string, actor: Actor) =>
  change(db, userId, actor, async (tx, user) => {
    if (user.is_closed) throw conflict(closings.closedByOwner)
    if (!user.is_suspended) throw conflict(users.notSuspended)
    await sql.updateReinstated(tx, userId)
    await endAllSessions(tx, userId)
    return { action: 'user.reinstate' }
  })

export const endUserSessions = (db: Db, userId: string, actor: Actor) =>
  change(db, userId, actor, async (tx) => ({
    action: 'user.end-sessions',
    details: { sessions: await endAllSessions(tx, userId) },
  }))

type Subject = { readonly name: string; readonly is_suspended: boolean; readonly is_closed: boolean }
type Work = (tx: Db, user: Subject) => Promise<{ action: `user.${string}`; details?: object }>

/** Changes an account with its audit event; returns the name. */
const change = (db: Db, userId: string, actor: Actor, work: Work) =>
  db.transaction(async (tx) => {
    const locked = await sql.lockUsers(tx, [userId, ...(actor.user_id ? [actor.user_id] : [])])
    // An admin who was just suspended may not decide anything any more.
    if (locked.some((one) => one.user_id === actor.user_id && one.is_suspended)) throw invalidToken()
    const user = locked.find(({ user_id }) => user_id === userId)
    if (!user) throw notFound('user')
    const actorRole = locked.find(({ user_id }) => user_id === actor.user_id)?.admin_role
    if (user.admin_role && actorRole !== 'owner') throw forbidden(team.onlyOwners)
    const deed = await work(tx, user)
    await audit(tx, actor, { ...deed, subject_id: userId, subject_name: user.name })
    return user.name
  })
