import type { FacetName } from '#contract/products/product-facets.ts'
import type { Db } from '#server/db/db.ts'
import { type Filters, isWhole } from './input.filters.ts'
import * as sql from './listing.queries.ts'
import { cachePerDatabase, isWorthCaching } from './recent-answers.service.ts'
import { matchesWithin } from './search.queries.ts'

type Matching = {
  readonly alternatives?: readonly string[]
  readonly unindexed?: ReadonlySet<FacetName> | undefined
}

const totals = cachePerDatabase('totals', isWorthCaching)

/** How many products are listed or match; large totals may be a moment old. */
export function countMatches(
  db: Db,
  filters: Filters,
  { alternatives, unindexed }: Matching = {},
): Promise<number> {
  return totals(db).get(JSON.stringify([alternatives, filters]), async () => {
    const match =
      alternatives === undefined && isWhole(filters)
        ? undefined
        : matchesWithin(filters, { alternatives, unindexed })
    const { total } = await sql.countListed(db, filters, match)
    return total
  })
}
