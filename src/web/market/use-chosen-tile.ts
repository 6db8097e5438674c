import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls the strip until the chosen category is in its middle. */
export function useChosenTile(strip: RefObject<HTMLUListElement | null>, chosen: string) {
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const tile = chosen && current.current
    if (!tile || !strip.current) return
    const left = tile.offsetLeft - (strip.current.clientWidth - tile.clientWidth) / 2
    strip.current.scrollTo({ left, behavior: 'instant' })
  }, [chosen, strip])
  return current
}
