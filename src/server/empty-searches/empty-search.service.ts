import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import * as sql from './empty-search.queries.ts'
import { wordsToCount } from './empty-search.rules.ts'

type Counts = Map<string, { searches: number; last_at: Date }>

const { atOnce, keptDays, perDay, shown } = limits.emptySearches
const waiting = new WeakMap<Db, Counts>()

/** Counts in memory that a search found nothing; `storeCounts` writes it down later, so no search waits. */
export function countEmptySearch({ origin }: Db, q: string) {
  const words = wordsToCount(q)
  if (words === undefined) return
  const counts: Counts = waiting.get(origin) ?? new Map()
  waiting.set(origin, counts)
  const known = counts.get(words)
  // Of a flood of invented words a sample is enough.
  if (!known && counts.size >= atOnce) return
  counts.set(words, { searches: (known?.searches ?? 0) + 1, last_at: new Date() })
}

/** What cannot be stored now is not counted: it is worth no second try. */
export async function storeCounts(db: Db) {
  const counts = waiting.get(db.origin)
  if (!counts || counts.size === 0) return
  waiting.delete(db.origin)
  await sql.addCounts(
    db,
    [...counts].map(([words, count]) => ({ words, ...count })),
  )
}

export const listEmptySearches = (db: Db, days: number) => sql.findCounts(db, days, shown)

export async function purgeEmptySearches(db: Db) {
  await sql.deleteOld(db, keptDays)
  await sql.deleteRare(db, perDay)
}
