import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/** How long a smooth scroll may take: a press in the meantime goes on from where it leads. */
const onItsWay = 500

/** A row of slides that snaps, each as wide as the row: which one is shown, and the ways to another. */
export function useTrack(count: number, start = 0) {
  const ref = useRef<HTMLUListElement>(null)
  const target = useRef({ index: start, since: 0 })
  const [index, setIndex] = useState(start)

  const onScroll = useCallback(() => {
    const track = ref.current
    if (track && track.clientWidth > 0) setIndex(Math.round(track.scrollLeft / track.clientWidth))
  }, [])

  // The slide that left takes no focus any more; what it had goes to the one that is shown.
  useLayoutEffect(() => {
    const track = ref.current
    if (!track?.contains(document.activeElement)) return
    track.children[index]?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [index])

  const go = (to: number, behavior: ScrollBehavior = 'smooth') => {
    const track = ref.current
    const bounded = Math.min(count - 1, Math.max(0, to))
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    target.current = { index: bounded, since: performance.now() }
    track?.scrollTo({ left: bounded * track.clientWidth, behavior: calm ? 'instant' : behavior })
  }
  const step = (by: number) => {
    const { index: ahead, since } = target.current
    go((performance.now() - since < onItsWay ? ahead : index) + by)
  }
  return { ref, index, onScroll, go, step }
}
