import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { createShortCache, type ShortCache } from '#server/short-cache.ts'

/** Fewer are found in no time, and whoever adds one wants to see it. */
export const isWorthCaching = (count: number) => count >= 200

/** Of a page of products, with some hundred of them in memory at most. */
const roughSize = 20_000
const room = 500 * roughSize

/**
 * What was found a moment ago, for each database; whoever asks the same meanwhile gets the same, and nobody asks twice
 * at once.
 */
export function cachePerDatabase<T>(isWorthKeeping: (value: T) => boolean): (db: Db) => ShortCache<T> {
  const made = new WeakMap<Db, ShortCache<T>>()
  return (db) => {
    const recent =
      made.get(db) ??
      createShortCache<T>({ ms: limits.keepFoundMs, sizeOf: () => roughSize, room, isWorthKeeping })
    made.set(db, recent)
    return recent
  }
}
