import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createManyOrOne } from '#server/concurrency/many-or-one.ts'
import { limits } from '#server/limits.ts'
import { createListeners } from './listeners.ts'
import type { Presence } from './presence.ts'
import type { PresenceStore } from './presence-store.ts'

export type PresenceTimes = {
  readonly beatMs: number
  readonly deadSeconds: number
  readonly steadyMs: number
}
type Own = {
  readonly store: PresenceStore
  readonly processId: string
  readonly here: ReadonlySet<string>
  readonly tell: (userIds: readonly string[], isOnline: boolean) => void
}

/** Of a market of several processes: this one knows its own people, and writes them anew when the store has lost them. */
export function sharedPresence(store: PresenceStore, times: Partial<PresenceTimes> = {}): Presence {
  const processId = randomUUID()
  const here = new Set<string>()
  const news = createListeners<[readonly string[], boolean]>()
  const tell: Own['tell'] = (userIds, isOnline) => {
    if (userIds.length > 0) news.call(userIds, isOnline)
  }
  const entry = keepEntry({ store, processId, here, tell }, { ...limits.presence, ...times })
  return {
    came(userId) {
      here.add(userId)
      return entry.write(() => store.insertPerson(userId, processId))
    },
    left(userId) {
      here.delete(userId)
      return entry.write(() => store.deletePerson(userId, processId))
    },
    async online(userIds) {
      const others = userIds.filter((userId) => !here.has(userId))
      const elsewhere = others.length > 0 ? await store.findOnline(others) : []
      return new Set([...userIds.filter((userId) => here.has(userId)), ...elsewhere])
    },
    onNews: news.add,
    async close() {
      await entry.close()
      await store.deleteProcess(processId).catch(() => {})
    },
  }
}

/** Says every few seconds that this process lives, and takes out those that no longer do. */
function keepEntry(own: Own, times: PresenceTimes) {
  const { store, processId } = own
  const stop = new AbortController()
  // Who leaves while all are written anew would be written as well.
  const turns = createManyOrOne()
  const judge = createJudge(own, times)
  // Whether the store may know others than those who are here.
  let isBehind = false
  const doubt = () => {
    isBehind = true
  }
  const registerAll = async () => {
    isBehind = false
    await register(own)
  }
  const look = async () => {
    const isKnown = await store.updateSeen(processId)
    if (isBehind || !isKnown) await turns.alone(registerAll)
    await judge.takeOutSilent()
  }
  const lookOn = async () => {
    await turns.alone(() => store.insertProcess(processId)).catch(doubt)
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
    write: (change: () => Promise<boolean>) =>
      turns.together(async () => {
        try {
          return await change()
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
async function register({ store, processId, here, tell }: Own) {
  const { gone, back } = await store.updatePeople(processId, [...here])
  tell(gone, false)
  tell(back, true)
}

/**
 * Takes out processes that fell silent, once this one has reached the store for so long without a break: after a pause of the
 * store, or of this process, all others would seem to have been silent.
 */
function createJudge({ store, tell }: Own, { deadSeconds, steadyMs }: PresenceTimes) {
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
      if (now - steadySince >= steadyMs) tell(await store.deleteSilent(deadSeconds), false)
    },
  }
}
