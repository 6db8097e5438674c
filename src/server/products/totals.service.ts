import type { Db } from '#server/db/db.ts'
import { type Filters, isWhole } from './listing.filters.ts'
import * as sql from './listing.queries.ts'
import { Recent } from './recent.ts'
import { matchesWithin } from './search.queries.ts'

/** Fewer are counted in no time, and whoever adds one wants to see it counted. */
const worthKeeping = 200

const totals = new WeakMap<Db, Recent<number>>()

/** How many products are listed, or match; of many, how many did a moment ago. */
export function countMatches(db: Db, filters: Filters, tsquery?: string): Promise<number> {
  const recent = totals.get(db) ?? new Recent<number>((total) => total >= worthKeeping)
  totals.set(db, recent)
  return recent.get(JSON.stringify([tsquery, filters]), async () => {
    const match = tsquery === undefined && isWhole(filters) ? undefined : matchesWithin(filters, tsquery)
    const { total } = await sql.countListed(db, filters, match)
    return total
  })
}
