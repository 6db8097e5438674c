import { useEffect, useEffectEvent, useRef } from 'react'

/** Stands above the first message and asks for older ones shortly before it scrolls into view. */
export function OlderMark({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    const element = mark.current
    if (!element) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near()
      },
      { root: element.closest('[role=log]'), rootMargin: '800px 0px 0px 0px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return <div ref={mark} />
}
