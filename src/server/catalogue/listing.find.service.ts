import type { Db } from '#server/db/db.ts'
import { marketWords } from '#server/search/market-words.service.ts'
import type { HitRow } from './hit.row.ts'
import { isWhole } from './input.filters.ts'
import * as listing from './listing.queries.ts'
import * as sql from './search.queries.ts'
import { estimateFrom, sampleSize } from './search-plan.rules.ts'

/**
 * Reads a page of a list without words, either in its order or through the index of words if the filters match few
 * products.
 */
export async function findListed(db: Db, page: listing.Page): Promise<readonly HitRow[]> {
  if (isWhole(page.filters)) return listing.findListed(db, page)
  const { dictionary } = await marketWords(db)
  const sample = await sql.sample(
    db,
    { filters: page.filters, alternatives: undefined, lexemes: [] },
    sampleSize,
  )
  const { isSparse } = estimateFrom(sample, dictionary.products, page.limit)
  return isSparse
    ? sql.findSortedByIndex(db, { ...page, alternatives: undefined })
    : listing.findListed(db, page)
}
