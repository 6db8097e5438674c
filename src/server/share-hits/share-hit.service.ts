import { dayInIndia } from '#contract/documents/document-number.ts'
import { shareSources } from '#contract/sellers/share-links.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import * as sql from './share-hit.queries.ts'
import type { ShareHit } from './share-hit.rules.ts'

const { atOnce, keptDays, products } = limits.shareHits
const waiting = new WeakMap<Db, Map<string, sql.Count>>()

/** Counts in memory that a shared link was opened; `storeHits` writes it down later, so no page waits. */
export function countHit({ origin }: Db, hit: ShareHit, now = new Date()) {
  const counts = waiting.get(origin) ?? new Map<string, sql.Count>()
  waiting.set(origin, counts)
  const day = dayInIndia(now)
  const key = JSON.stringify([hit, day])
  const known = counts.get(key)
  // Of a flood of invented addresses a sample is enough.
  if (!known && counts.size >= atOnce) return
  counts.set(key, { ...hit, day, hits: (known?.hits ?? 0) + 1 })
}

/** What cannot be stored now is not counted: it is worth no second try. */
export async function storeHits(db: Db) {
  const counts = waiting.get(db.origin)
  if (!counts || counts.size === 0) return
  waiting.delete(db.origin)
  await sql.addHits(db, [...counts.values()])
}

type Seller = { readonly user_id: string }

export async function getHits(db: Db, { user_id }: Seller) {
  const [bySource, byProduct] = await Promise.all([
    sql.countBySource(db, user_id),
    sql.countByProduct(db, user_id, products),
  ])
  const none = { last_7: 0, last_30: 0 }
  return {
    sources: shareSources.map((source) => ({
      ...(bySource.find((each) => each.source === source) ?? { source, ...none }),
    })),
    products: byProduct,
  }
}

export const purgeHits = (db: Db) => sql.deleteOld(db, keptDays)
