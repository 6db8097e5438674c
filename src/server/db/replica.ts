import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { limits } from '#server/limits.ts'
import { createDb, type Db } from './db.ts'
import { openPool } from './open-pool.ts'
import { isTransient } from './transactions/transient-errors.ts'

/** What is read from a replica is at most this old; together with what is cached it stays below a second. */
const mostBehindMs = 300
const lookMs = 100
/** A replica that is further behind than this many looks is not worth following. */
const mostPositions = 600

const written = "select (pg_current_wal_lsn() - '0/0')::text as position"
// A server that replays nothing is the primary itself.
const replayed = "select (coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) - '0/0')::text as position"

async function positionOf(pool: pg.Pool, text: string) {
  const { rows } = await pool.query<{ position: string }>(text)
  return BigInt(rows[0]?.position ?? 0)
}

type Lag = {
  isFresh(): boolean
  behindMs(): number
  /** The replica has failed: it is asked again once its position has been seen anew. */
  forget(): void
  close(): Promise<void>
}

/**
 * Watches how old a replica is, by the positions of the primary itself: neither the clock of another machine nor an idle market
 * can be taken for a lag, and a line that says nothing lets the answer grow old.
 */
function watchLag(primary: pg.Pool, replica: pg.Pool): Lag {
  let positions: { readonly at: number; readonly position: bigint }[] = []
  let freshAt = Number.NEGATIVE_INFINITY
  let isClosing = false

  const behindMs = () => performance.now() - freshAt
  const look = async () => {
    const time = performance.now()
    const [position, reached] = await Promise.all([
      positionOf(primary, written),
      positionOf(replica, replayed),
    ])
    // Another server has become the primary, and counts from where it was.
    if (position < (positions.at(-1)?.position ?? 0n)) positions = []
    positions.push({ at: time, position })
    const index = positions.findLastIndex((each) => each.position <= reached)
    freshAt = positions[index]?.at ?? freshAt
    positions = positions.slice(Math.max(0, index)).slice(-mostPositions)
  }
  const watch = async () => {
    while (!isClosing) {
      await look().catch(() => {})
      await sleep(lookMs, undefined, { ref: false })
    }
  }
  const watching = watch()
  return {
    isFresh: () => behindMs() < mostBehindMs,
    behindMs,
    forget() {
      freshAt = Number.NEGATIVE_INFINITY
    },
    async close() {
      isClosing = true
      await watching
    },
  }
}

/** The replica gives up early, so that the primary can still answer in time. */
const bounds = { ...limits.database, statement: 1_400, answer: 1_500, connection: 1_000 }

type Primary = { readonly db: Db; readonly pool: pg.Pool; readonly isPooled: boolean }

/** Reads of what everybody sees alike: from the replica while it is fresh, otherwise from the primary. Keep one per process. */
export function openReplica(connectionString: string, { db, pool, isPooled }: Primary) {
  const where = { connectionString }
  const replica = openPool(where, { name: 'vanij-read', bounds, isPooled })
  const background = openPool(where, { name: 'vanij-read-background', bounds: limits.background, isPooled })
  const lag = watchLag(pool, replica)
  return {
    db: sharedReads(db, createDb(replica, { background }), lag),
    behindMs: lag.behindMs,
    pools: { reads: replica, 'reads-background': background },
    async close() {
      await lag.close()
      await Promise.all([replica.end(), background.end()])
    },
  }
}

type Question<T> = (db: Db) => Promise<T>

/** What a replica answers; undefined where it fails, or has no such row. What is wrong with the question itself is thrown. */
async function askReplica<T>(replica: Db, lag: Lag, question: Question<T>): Promise<T | undefined> {
  try {
    return await question(replica)
  } catch (error) {
    const failure = error as { code?: unknown; message?: unknown }
    // Bad input is as bad for the primary.
    if (String(failure.code).startsWith('22')) throw error
    if (isTransient(failure)) lag.forget()
    return undefined
  }
}

function sharedReads(primary: Db, replica: Db, lag: Lag): Db {
  /** The primary is asked where the replica does not know: somebody may have written it just now. */
  const ask = async <T>(question: Question<T>): Promise<T> => {
    const answer = lag.isFresh() ? await askReplica(replica, lag, question) : undefined
    return answer ?? question(primary)
  }
  let behind: Db | undefined
  return {
    many: (query) => ask((db) => db.many(query)),
    maybe: (query) => ask((db) => db.maybe(query)),
    one: (query) => ask((db) => db.one(query)),
    run: (query) => primary.run(query),
    send: (query) => primary.send(query),
    transaction: (work) => primary.transaction(work),
    afterCommit: (work) => primary.afterCommit(work),
    origin: primary.origin,
    get background() {
      behind ??= sharedReads(primary.background, replica.background, lag)
      return behind
    },
  }
}
