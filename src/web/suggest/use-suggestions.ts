import { useEffect, useState } from 'react'
import { type Suggestion, suggest } from '#contract/products/product-suggest.ts'
import { api } from '#web/api/browser-api.ts'

const leastLetters = 2
const pause = 150
const remembered = 50

type Suggestions = readonly Suggestion[]
const none: Suggestions = []

/** Answers of this visit: taking back a letter shows at once what was shown before. */
const known = new Map<string, Suggestions>()

const keyOf = (typed: string) => typed.trim().toLowerCase().replace(/\s+/g, ' ')
export const isLongEnough = (typed: string) => keyOf(typed).length >= leastLetters

/** What the market suggests for these words; until it has answered, what it suggested for those before. */
export function useSuggestions(typed: string): Suggestions {
  const key = isLongEnough(typed) ? keyOf(typed) : ''
  const [latest, setLatest] = useState({ key: '', suggestions: none })

  useEffect(() => {
    if (key === '') return
    const late = new AbortController()
    const timer = setTimeout(
      () => {
        ask(key, late.signal).then(
          (suggestions) => late.signal.aborted || setLatest({ key, suggestions }),
          // A suggestion that does not come is none; searching goes on.
          () => undefined,
        )
      },
      known.has(key) ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      late.abort()
    }
  }, [key])

  if (key === '') return none
  return known.get(key) ?? (isContinued(latest.key, key) ? latest.suggestions : none)
}

const isContinued = (before: string, now: string) =>
  before !== '' && (now.startsWith(before) || before.startsWith(now))

async function ask(q: string, signal: AbortSignal): Promise<Suggestions> {
  const kept = known.get(q)
  if (kept) return kept
  const { suggestions } = await api(suggest, { q }, { signal })
  known.set(q, suggestions)
  const oldest = known.keys().next().value
  if (known.size > remembered && oldest !== undefined) known.delete(oldest)
  return suggestions
}
