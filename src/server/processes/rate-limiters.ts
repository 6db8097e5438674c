import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { limits } from '#server/limits.ts'

type Limit = { readonly points: number; readonly duration: number }

/** Makes the counter of a rate limit with this name; its duration is in seconds. */
export type CreateLimiter = (name: string, limit: Limit) => RateLimiterAbstract

type OpenLimiters = { readonly createLimiter: CreateLimiter; close(): Promise<void> }

const { sessions, silentMs, pauseMs } = limits.sharedLimits

/** Of a market that is one process. */
export const createMemoryLimiter: CreateLimiter = (_, limit) => new RateLimiterMemory(limit)

/**
 * Counted for all processes together; each by itself while the database does not answer. One that hangs keeps nobody waiting:
 * it is given a moment, and after that it is left alone for a while.
 */
export function postgresLimiters(requests: pg.Pool): OpenLimiters {
  // Of its own: those of the requests may all wait for something long.
  const pool = new pg.Pool({
    ...requests.options,
    application_name: 'vanij-limits',
    max: sessions,
    connectionTimeoutMillis: limits.database.connection,
    query_timeout: limits.database.answer,
  }).on('error', () => {})
  const storeClient = leftAloneAfterSilence(pool)
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

/** A full line of questions is no silence, as long as some are answered. */
function leftAloneAfterSilence(pool: pg.Pool) {
  let until = 0
  let answers = 0
  const notice = async (question: Promise<unknown>) => {
    for (let before = -1; before < answers; ) {
      before = answers
      const isDone = question.then(
        () => true,
        () => true,
      )
      if (await Promise.race([isDone, wait(silentMs, false, { ref: false })])) return
      // What arrived while this process was busy is read first.
      await nextTurn()
    }
    throw new Error('The database is silent.')
  }
  return {
    async query(question: pg.QueryConfig) {
      if (performance.now() < until) throw new Error('The database was silent just now.')
      const answer = pool.query(question)
      answer.then(
        () => {
          answers += 1
        },
        () => {},
      )
      await notice(answer).catch((error: Error) => {
        until = performance.now() + pauseMs
        throw error
      })
      return answer
    },
  }
}
