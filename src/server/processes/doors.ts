import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'

type Limit = { readonly points: number; readonly duration: number }

/** Counts what comes in at a door, under the name of the door, in seconds. */
export type Doors = (name: string, limit: Limit) => RateLimiterAbstract

/** Of a market that is one process. */
export const memoryDoors: Doors = (_, limit) => new RateLimiterMemory(limit)

/** Counted for all processes together; each by itself while the database does not answer. */
export const postgresDoors =
  (pool: pg.Pool): Doors =>
  (name, limit) =>
    new RateLimiterPostgres({
      ...limit,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'door_counts',
      tableCreated: true,
      keyPrefix: name,
      // The upkeep takes out what is over.
      clearExpiredByTimeout: false,
      // Who is refused costs the database nothing more, and others no connection.
      inMemoryBlockOnConsumed: limit.points + 1,
      insuranceLimiter: new RateLimiterMemory(limit),
    })
