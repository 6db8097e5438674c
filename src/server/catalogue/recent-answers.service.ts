import { createShortCache, type ShortCache } from '#server/concurrency/short-cache.ts'
import { onContentChange } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'

/** Smaller results are found quickly, and a seller who adds one expects to see it. */
export const isWorthCaching = (count: number) => count >= 200

/** Pages of products; memory holds a few hundred of them at most. */
const roughSize = 20_000
const room = 500 * roughSize

/**
 * Caches answers for a moment, separately for each database. Equal requests share the answer, also while it is
 * computed.
 */
export function cachePerDatabase<T>(
  name: string,
  isWorthKeeping: (value: T) => boolean,
): (db: Db) => ShortCache<T> {
  const made = new WeakMap<Db, ShortCache<T>>()
  return (db) => {
    const known = made.get(db)
    if (known) return known
    const recent = createShortCache<T>({
      ...{ name, ms: limits.keepFoundMs, room, isWorthKeeping },
      sizeOf: () => roughSize,
    })
    made.set(db, recent)
    onContentChange(db, recent.clear)
    return recent
  }
}
