import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { limits } from '#server/limits.ts'
import { printLine } from '#server/print-line.ts'
import { createDb, type Db } from './db.ts'
import { openPool } from './open-pool.ts'
import { isTransient } from './transactions/transient-errors.ts'

/** What is read from a replica is at most this old; together with what is cached it stays below a second. */
const mostBehindMs = 300
const lookMs = 100
const looksBeforeLine = 10
/** A replica that is further behind than this many looks is not worth following. */
const mostPositions = 600

const written = "select (pg_current_wal_lsn() - '0/0')::text as position"
// A server that replays nothing is the primary itself.
const replayed = "select (coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) - '0/0')::text as position"

async function positionOf(pool: pg.Pool, text: string) {
  const { rows } = await pool.query<{ position: string }>(text)
  return BigInt(rows[0]?.position ?? 0)
}

/** What a replica is good for: its age is known and small, known and too large, or unknown. */
type ReplicaState = 'fresh' | 'behind' | 'unreachable'

type Lag = {
  isFresh(): boolean
  state(): ReplicaState
  behindMs(): number
  /** The replica has failed: it is asked again once its position has been seen anew. */
  forget(): void
  close(): Promise<void>
}

/**
 * Watches how old a replica is, by the positions of the primary itself: neither the clock of another machine nor an idle market
 * can be taken for a lag, and a line that says nothing lets the answer grow old.
 */
function watchLag(name: string, primary: pg.Pool, replica: pg.Pool): Lag {
  let positions: { readonly at: number; readonly position: bigint }[] = []
  let freshAt = Number.NEGATIVE_INFINITY
  let isClosing = false
  let isHeard = true
  const behindMs = () => performance.now() - freshAt
  const isFresh = () => behindMs() < mostBehindMs
  const state = (): ReplicaState => {
    if (isFresh()) return 'fresh'
    return isHeard ? 'behind' : 'unreachable'
  }
  const say = sayAtChange(name)
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
      isHeard = await look().then(
        () => true,
        () => false,
      )
      say(state())
      await sleep(lookMs, undefined, { ref: false })
    }
  }
  const watching = watch()
  return {
    isFresh,
    behindMs,
    state,
    forget() {
      freshAt = Number.NEGATIVE_INFINITY
    },
    async close() {
      isClosing = true
      await watching
    },
  }
}

const sentences: Readonly<Record<ReplicaState, string>> = {
  fresh: 'is read again',
  behind: 'is too far behind and is left out until it has caught up',
  unreachable: 'does not answer and is left out until it does',
}

/** One line when it has been otherwise for a while: what passes within a second concerns nobody. */
function sayAtChange(name: string) {
  let known: ReplicaState = 'fresh'
  let looks = 0
  return (state: ReplicaState) => {
    looks = state === known ? 0 : looks + 1
    if (looks < looksBeforeLine) return
    known = state
    looks = 0
    printLine(`The replica ${name} of DATABASE_READ_URL ${sentences[state]}.`)
  }
}

/** The replica gives up early, so that the primary can still answer in time. */
const bounds = { ...limits.database, statement: 1_400, answer: 1_500, connection: 1_000 }

type Primary = { readonly db: Db; readonly pool: pg.Pool; readonly isPooled: boolean }

/**
 * Reads of what everybody sees alike: in turn from the replicas that are fresh, otherwise from the primary. Each replica has an
 * address of its own, since its age is measured there. Keep one per process.
 */
export function openReplicas(addresses: readonly string[], primary: Primary) {
  const replicas = addresses.map((address) => openReplica(address, primary))
  let turn = 0
  /** Undefined while none is fresh. */
  const next = () => {
    turn += 1
    const fresh = replicas.filter(({ lag }) => lag.isFresh())
    return fresh[turn % Math.max(1, fresh.length)]
  }
  return {
    db: sharedReads(primary.db, next, ({ db }) => db),
    states: () => replicas.map(({ name, lag }) => ({ name, state: lag.state() })),
    /** Of the one that is read. */
    behindMs: () => Math.min(...replicas.map(({ lag }) => lag.behindMs())),
    pools: Object.fromEntries(
      replicas.flatMap(({ pool, background }, index) => [
        [`reads${index === 0 ? '' : index + 1}`, pool],
        [`reads-background${index === 0 ? '' : index + 1}`, background],
      ]),
    ),
    async close() {
      await Promise.all(replicas.map(({ close }) => close()))
    },
  }
}

function openReplica(connectionString: string, { pool, isPooled }: Primary) {
  const where = { connectionString }
  const replica = openPool(where, { name: 'vanij-read', bounds, isPooled })
  const background = openPool(where, { name: 'vanij-read-background', bounds: limits.background, isPooled })
  const name = hostOf(connectionString)
  const lag = watchLag(name, pool, replica)
  return {
    name,
    lag,
    pool: replica,
    background,
    db: createDb(replica, { background }),
    async close() {
      await lag.close()
      await Promise.all([replica.end(), background.end()])
    },
  }
}

/** Without user and password. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '') || 'on this machine'

type Replica = Pick<ReturnType<typeof openReplica>, 'db' | 'lag'>

type Question<T> = (db: Db) => Promise<T>

/** What a replica answers; undefined where it fails, or has no such row. What is wrong with the question itself is thrown. */
async function askReplica<T>({ lag }: Replica, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    const failure = error as { code?: unknown; message?: unknown }
    // Bad input is as bad for the primary.
    if (String(failure.code).startsWith('22')) throw error
    if (isTransient(failure)) lag.forget()
    return undefined
  }
}

function sharedReads(primary: Db, next: () => Replica | undefined, dbOf: (replica: Replica) => Db): Db {
  /** The primary is asked where the replica does not know: somebody may have written it just now. */
  const ask = async <T>(question: Question<T>): Promise<T> => {
    const replica = next()
    const answer = replica && (await askReplica(replica, () => question(dbOf(replica))))
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
      behind ??= sharedReads(primary.background, next, (replica) => dbOf(replica).background)
      return behind
    },
  }
}
