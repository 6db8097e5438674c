import type { listEmptySearches } from '#contract/content/empty-searches.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { EmptySearchRow } from './empty-search.row.ts'

type EmptySearch = ReplyOf<typeof listEmptySearches>['searches'][number]

export const toEmptySearch = ({ searches, last_at, words }: EmptySearchRow): EmptySearch => ({
  words,
  searches,
  last_at: last_at.toISOString(),
})
