import { type ReactNode, useEffect, useRef, useState } from 'react'

type WhenNearProps = {
  /** Holds the place until then. */
  fallback?: ReactNode
  children: ReactNode
}

/** Shows its children once they are about to scroll into view: until then they cost nothing. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new IntersectionObserver(
      (entries) => {
        // A busy page hears of several moments at once: away, and then here.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        watch.disconnect()
      },
      { rootMargin: '300px 0px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return <div ref={place}>{isNear ? children : fallback}</div>
}
