import pg from 'pg'
import { limits } from '#server/limits.ts'

type Bounds = Readonly<Record<keyof typeof limits.database, number>>

const line = { keepAlive: true, keepAliveInitialDelayMillis: limits.databaseKeepAlive }

/** What PostgreSQL itself ends, by the names of its settings. */
export const settingsOf = ({ statement, lock, idleInTransaction }: Bounds) => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleInTransaction,
})

type Options = {
  readonly name: string
  readonly bounds: Bounds
  /** A pooler refuses a session that brings settings along: there they are the role's own (`role-bounds.ts`). */
  readonly isPooled?: boolean
}

export function openPool(where: pg.PoolConfig, { name, bounds, isPooled = false }: Options): pg.Pool {
  const pool = new pg.Pool({
    ...where,
    ...line,
    application_name: name,
    max: bounds.sessions,
    // Whatever a session has gathered in an hour goes with it.
    maxLifetimeSeconds: bounds.sessionSeconds,
    ...(isPooled ? {} : settingsOf(bounds)),
    connectionTimeoutMillis: bounds.connection,
    // Of the client's own: a server that hangs, or is gone without a word, keeps none of the bounds above.
    query_timeout: bounds.answer,
  })
  // An idle connection that breaks must not end the process; the next query gets a fresh one.
  return pool.on('error', () => {})
}

/** A migration may take longer than a request may. Of two sessions one keeps the others out. */
export const openMigrationPool = (where: pg.PoolConfig): pg.Pool =>
  new pg.Pool({
    ...where,
    ...line,
    max: 2,
    application_name: 'vanij-migrate',
    options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
  })
