import type pg from 'pg'

/**
 * Takes a session and says how long its first answer may still take: the wait for the session counts, so that both together end
 * within the time of an answer. Undefined where the pool has no such limit.
 */
export async function takeSession(pool: pg.Pool) {
  const askedAt = performance.now()
  const session = await pool.connect()
  const { query_timeout: answerMs } = pool.options
  const remaining = answerMs && Math.max(1, Math.round(answerMs - (performance.now() - askedAt)))
  return { session, remaining }
}

/** Runs one statement in a session of the pool. */
export async function runOnce(pool: pg.Pool, query: pg.QueryConfig | string): Promise<pg.QueryResult> {
  const { session, remaining } = await takeSession(pool)
  const statement = typeof query === 'string' ? { text: query } : query
  const config: pg.QueryConfig = remaining
    ? Object.assign({ query_timeout: remaining }, statement)
    : statement
  try {
    const result = await session.query(config)
    session.release()
    return result
  } catch (error) {
    session.release(error instanceof Error ? error : true)
    throw error
  }
}
