import type { Db } from '#server/db/db.ts'
import { marketWords } from '#server/search/market-words.service.ts'
import { isWhole } from './input.filters.ts'
import * as listing from './listing.queries.ts'
import * as sql from './search.queries.ts'
import { estimateFrom, sampleSize } from './search-plan.rules.ts'

/** A page of a list without words: in its order, or by the index of words where filters leave little of it. */
export async function findListed(db: Db, page: listing.Page): Promise<readonly listing.ListedRow[]> {
  if (isWhole(page.filters)) return listing.findListed(db, page)
  const { dictionary } = await marketWords(db)
  const sample = await sql.sample(db, page.filters, undefined, sampleSize)
  const { isSparse } = estimateFrom(sample, dictionary.products, page.limit)
  return isSparse
    ? sql.findSortedByIndex(db, { ...page, alternatives: undefined })
    : listing.findListed(db, page)
}
