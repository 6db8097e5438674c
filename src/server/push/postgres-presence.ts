import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { createListeners } from './listeners.ts'
import * as sql from './presence.queries.ts'
import type { Presence } from './presence.ts'

type Options = { readonly beatMs?: number; readonly deadSeconds?: number }
type Process = { readonly db: Db; readonly processId: string; readonly here: ReadonlySet<string> }

/** In two tables that PostgreSQL does not log: this process knows its own people, and writes them anew when they are gone. */
export function postgresPresence(db: Db, options: Options = {}): Presence {
  const processId = randomUUID()
  const here = new Set<string>()
  const lost = createListeners<[readonly string[]]>()
  const entry = keepEntry({ db, processId, here }, { ...limits.presence, ...options }, lost.call)
  const write = async (change: Promise<{ readonly is_news: boolean }>) => {
    try {
      return (await change).is_news
    } catch (error) {
      entry.doubt()
      throw error
    }
  }
  return {
    async came(userId) {
      here.add(userId)
      await entry.ready
      return write(sql.insertPerson(db, userId, processId))
    },
    left(userId) {
      here.delete(userId)
      return write(sql.deletePerson(db, userId, processId))
    },
    async online(userIds) {
      const others = userIds.filter((userId) => !here.has(userId))
      const elsewhere = others.length > 0 ? await sql.findOnline(db, others) : []
      return new Set([...userIds.filter((userId) => here.has(userId)), ...elsewhere])
    },
    onLost: lost.add,
    async close() {
      await entry.close()
      await sql.deleteProcess(db, processId).catch(() => {})
    },
  }
}

/** Says every few seconds that this process lives, and takes out those that no longer do. */
function keepEntry(
  { db, processId, here }: Process,
  { beatMs, deadSeconds }: Required<Options>,
  onLost: (userIds: readonly string[]) => void,
) {
  const stop = new AbortController()
  // Whether the database may know others than those who are here.
  let isBehind = true
  const doubt = () => {
    isBehind = true
  }
  const register = async () => {
    isBehind = false
    await db.transaction(async (tx) => {
      await sql.insertProcess(tx, processId)
      await sql.deleteOthers(tx, processId, [...here])
      await sql.insertPeople(tx, processId, [...here])
    })
  }
  const look = async () => {
    const isKnown = (await sql.updateSeen(db, processId)) > 0
    if (isBehind || !isKnown) await register()
    const lost = await sql.deleteSilent(db, deadSeconds)
    if (lost.length > 0) onLost(lost)
  }
  const ready = register().catch(doubt)
  const lookOn = async () => {
    await ready
    while (!stop.signal.aborted) {
      await look().catch(doubt)
      await wait(beatMs, undefined, { ref: false, signal: stop.signal }).catch(() => {})
    }
  }
  const looking = lookOn()
  return {
    ready,
    doubt,
    async close() {
      stop.abort()
      await looking
    },
  }
}
