import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createManyOrOne } from '#server/concurrency/many-or-one.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { createListeners } from './listeners.ts'
import * as sql from './presence.queries.ts'
import type { Presence } from './presence.ts'

type Times = { readonly beatMs: number; readonly deadSeconds: number; readonly steadyMs: number }
type Own = {
  readonly db: Db
  readonly processId: string
  readonly here: ReadonlySet<string>
  readonly tell: (userIds: readonly string[], isOnline: boolean) => void
}

/** In two tables that PostgreSQL does not log: this process knows its own people, and writes them anew when they are gone. */
export function postgresPresence(db: Db, times: Partial<Times> = {}): Presence {
  const processId = randomUUID()
  const here = new Set<string>()
  const news = createListeners<[readonly string[], boolean]>()
  const tell: Own['tell'] = (userIds, isOnline) => {
    if (userIds.length > 0) news.call(userIds, isOnline)
  }
  const entry = keepEntry({ db, processId, here, tell }, { ...limits.presence, ...times })
  return {
    came(userId) {
      here.add(userId)
      return entry.write(() => sql.insertPerson(db, userId, processId))
    },
    left(userId) {
      here.delete(userId)
      return entry.write(() => sql.deletePerson(db, userId, processId))
    },
    async online(userIds) {
      const others = userIds.filter((userId) => !here.has(userId))
      const elsewhere = others.length > 0 ? await sql.findOnline(db, others) : []
      return new Set([...userIds.filter((userId) => here.has(userId)), ...elsewhere])
    },
    onNews: news.add,
    async close() {
      await entry.close()
      const isDone = await sql.deleteEmptyProcess(db, processId).catch(() => 0)
      // Another process tells at once that its people went.
      if (isDone === 0) await sql.updateEnded(db, processId).catch(() => {})
    },
  }
}

/** Says every few seconds that this process lives, and takes out those that no longer do. */
function keepEntry(own: Own, times: Times) {
  const { db, processId } = own
  const stop = new AbortController()
  // Who leaves while all are written anew would be written as well.
  const turns = createManyOrOne()
  const judge = createJudge(own, times)
  // Whether the database may know others than those who are here.
  let isBehind = false
  const doubt = () => {
    isBehind = true
  }
  const registerAll = async () => {
    isBehind = false
    await register(own)
  }
  const look = async () => {
    const isKnown = (await sql.updateSeen(db, processId)) > 0
    if (isBehind || !isKnown) await turns.alone(registerAll)
    await judge.takeOutSilent()
  }
  const lookOn = async () => {
    await turns.alone(() => sql.insertProcess(db, processId)).catch(doubt)
    while (!stop.signal.aborted) {
      await look().catch(() => {
        doubt()
        judge.waitAgain()
      })
      await wait(times.beatMs, undefined, { ref: false, signal: stop.signal }).catch(() => {})
    }
  }
  const looking = lookOn()
  return {
    write: (change: () => Promise<{ readonly is_news: boolean }>) =>
      turns.together(async () => {
        try {
          return (await change()).is_news
        } catch (error) {
          doubt()
          throw error
        }
      }),
    async close() {
      stop.abort()
      await looking
    },
  }
}

/** Writes who is here, and tells what others could not know. */
async function register({ db, processId, here, tell }: Own) {
  const people = [...here]
  const { gone, back } = await db.transaction(async (tx) => {
    await sql.insertProcess(tx, processId)
    return {
      gone: await sql.deleteOthers(tx, processId, people),
      back: await sql.insertPeople(tx, processId, people),
    }
  })
  tell(gone, false)
  tell(back, true)
}

/**
 * Takes out processes that fell silent, once this one has reached the database for so long without a break: after a pause
 * of the database, or of this process, all others would seem to have been silent.
 */
function createJudge({ db, tell }: Own, { deadSeconds, steadyMs }: Times) {
  let steadySince = performance.now()
  let lookedAt = Number.NEGATIVE_INFINITY
  return {
    waitAgain() {
      lookedAt = Number.NEGATIVE_INFINITY
    },
    async takeOutSilent() {
      const now = performance.now()
      if (now - lookedAt > deadSeconds * 500) steadySince = now
      lookedAt = now
      if (now - steadySince >= steadyMs) tell(await sql.deleteSilent(db, deadSeconds), false)
    },
  }
}
