import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { leftAloneAfterSilence } from '#server/concurrency/left-alone.ts'
import { ignoreEndedSessions } from '#server/db/open-pool.ts'
import { limits } from '#server/limits.ts'
import type { CreateLimiter, OpenLimiters } from './rate-limiters.ts'

const { sessions, silentMs, pauseMs } = limits.sharedLimits

/**
 * Counted for all processes together; each by itself while the database does not answer. One that hangs keeps nobody waiting:
 * it is given a moment, and after that it is left alone for a while.
 */
export function postgresLimiters(requests: pg.Pool): OpenLimiters {
  // Of its own: those of the requests may all wait for something long.
  const pool = ignoreEndedSessions(
    new pg.Pool({
      ...requests.options,
      application_name: 'vanij-limits',
      max: sessions,
      connectionTimeoutMillis: limits.database.connection,
      query_timeout: limits.database.answer,
    }),
  )
  const line = leftAloneAfterSilence({ silentMs, pauseMs, whose: 'The database' })
  const storeClient = { query: (question: pg.QueryConfig) => line.ask(() => pool.query(question)) }
  const createLimiter: CreateLimiter = (name, limit) =>
    new RateLimiterPostgres({
      ...limit,
      storeClient,
      storeType: 'pool',
      // A name of its own time: renaming the table would break the version that runs beside this one.
      tableName: 'door_counts',
      tableCreated: true,
      keyPrefix: name,
      // The upkeep deletes expired counts.
      clearExpiredByTimeout: false,
      // Further tries beyond the limit cost the database no query.
      inMemoryBlockOnConsumed: limit.points + 1,
      insuranceLimiter: new RateLimiterMemory(limit),
    })
  return { createLimiter, close: () => pool.end() }
}
