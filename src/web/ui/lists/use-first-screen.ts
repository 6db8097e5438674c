import { startTransition, useEffect, useState } from 'react'

/** Whether this document has shown a list already. */
let isBegun = false

/** Going back and reloading restore the scroll position: the list must have its full length at once. */
function isFreshVisit() {
  const [visit] = performance.getEntriesByType('navigation')
  const isFresh = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  return isFresh && !isBegun && matchMedia('(max-width: 47.99rem)').matches
}

/**
 * Of a list that a phone opens a page with, the first screen is drawn first, and the rest at once after it. `most` is
 * more than a phone shows; the usual is of cards with a picture.
 */
export function useFirstScreen<Item>(items: readonly Item[], limit = 6): readonly Item[] {
  const [isWhole, setWhole] = useState(() => !isFreshVisit())
  useEffect(() => {
    isBegun = true
    startTransition(() => setWhole(true))
  }, [])
  return isWhole ? items : items.slice(0, limit)
}
