import { limits } from '#contract/limits.ts'
import { browserStorage } from '#web/storage/storage.ts'

const place = 'searches'
const kept = 5

/** What was searched for in this browser, the latest first. */
export function pastSearches(): string[] {
  try {
    const read: unknown = JSON.parse(browserStorage.read(place) ?? '[]')
    if (!Array.isArray(read)) return []
    return read.filter((words) => typeof words === 'string').slice(0, kept)
  } catch {
    // A damaged value counts as an empty one.
    return []
  }
}

const keep = (searches: readonly string[]) => browserStorage.write(place, JSON.stringify(searches))

const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export function rememberSearch(words: string) {
  const query = words.trim().replace(/\s+/g, ' ').slice(0, limits.text.query)
  if (query === '') return
  keep([query, ...pastSearches().filter((past) => !sameWords(past, query))].slice(0, kept))
}

export function forgetSearch(words: string) {
  keep(pastSearches().filter((past) => past !== words))
}
