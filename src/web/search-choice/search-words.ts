import { limits } from '#contract/limits.ts'
import { chipsOf, filtersOf } from '#web/filters/filters.ts'

/** What a search asks for, in words: '“cotton” · Gujarat · Verified'. */
export function searchWords(params: URLSearchParams): string {
  const q = (params.get('q') ?? '').trim()
  const chips = chipsOf(filtersOf(params)).map(({ label }) => label)
  return [...(q === '' ? [] : [`“${q}”`]), ...chips].join(' · ')
}

/** The same without marks, as short as a name. */
export const nameOfSearch = (params: URLSearchParams) =>
  searchWords(params).replaceAll(/[“”]/g, '').slice(0, limits.savedSearches.name)
