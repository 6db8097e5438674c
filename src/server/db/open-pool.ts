import pg from 'pg'
import { limits } from '#server/limits.ts'

type Bounds = Readonly<Record<keyof typeof limits.database, number>>

const line = { keepAlive: true, keepAliveInitialDelayMillis: limits.databaseKeepAlive }

/** What PostgreSQL itself ends, by the names of its settings. */
const settingsOf = ({ statement, lock, idleInTransaction }: Bounds) => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleInTransaction,
})

type Options = {
  readonly name: string
  readonly bounds: Bounds
  /** A pooler refuses a session that brings settings along: there they are the role's own (`keepRoleBounds`). */
  readonly isPooled?: boolean
}

export function openPool(where: pg.PoolConfig, { name, bounds, isPooled = false }: Options): pg.Pool {
  const pool = new pg.Pool({
    ...where,
    ...line,
    application_name: name,
    max: bounds.sessions,
    // Statements of a transaction need not wait for the answers of earlier ones.
    pipeline: true,
    // Whatever a session has gathered in an hour goes with it.
    maxLifetimeSeconds: bounds.sessionSeconds,
    ...(isPooled ? {} : settingsOf(bounds)),
    connectionTimeoutMillis: bounds.connection,
    // Of the client's own: a server that hangs, or is gone without a word, keeps none of the bounds above.
    query_timeout: bounds.answer,
  })
  return ignoreEndedSessions(pool)
}

/**
 * A session that PostgreSQL ends fails its own statement, and the next one opens another: it must not end the process.
 * pg-pool listens to a session only while it is idle, and stops as it hands one out; an end that comes in one packet
 * with the opening would find no listener.
 */
export const ignoreEndedSessions = (pool: pg.Pool) =>
  pool.on('error', ignore).on('connect', (session) => session.on('error', ignore))

const ignore = () => {}

/**
 * A migration may take longer than a request may. Of two sessions one keeps the others out. What runs for a process that is
 * gone ends within a second.
 */
export const openMigrationPool = (where: pg.PoolConfig): pg.Pool =>
  ignoreEndedSessions(
    new pg.Pool({
      ...where,
      ...line,
      max: 2,
      application_name: 'vanij-migrate',
      options:
        '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0 -c client_connection_check_interval=1000',
    }),
  )

const settings = Object.entries(settingsOf(limits.database)).map(([name, ms]) => `${name}=${ms}ms`)

const kept = `
  select unnest(setconfig) as setting from pg_db_role_setting s
  join pg_roles r on r.oid = s.setrole join pg_database d on d.oid = s.setdatabase
  where r.rolname = current_user and d.datname = current_database()`

const boundsLock = 7243

/**
 * Behind a pooler sessions cannot bring their bounds along, so the role has them in this database. Whatever comes past the
 * pooler says its own. Nothing is written where they stand already.
 */
export async function keepRoleBounds(pool: pg.Pool) {
  const { rows } = await pool.query<{ setting: string }>(kept)
  const known = new Set(rows.map(({ setting }) => setting))
  for (const setting of settings.filter((each) => !known.has(each))) {
    const [name, value] = setting.split('=')
    // Several processes that start at once write the same row, which PostgreSQL refuses to wait for.
    await pool.query(`do $$ begin
      perform pg_advisory_xact_lock(${boundsLock});
      execute format('alter role %I in database %I set ${name} = %L', current_user, current_database(), '${value}');
    end $$`)
  }
}
