import { useEffect } from 'react'

/** Sets `--seen-height` and `--seen-top`, the part of the page that a phone's keyboard leaves visible. */
export function useSeenHeight() {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const measure = () => {
      // Zooming in shrinks the visual viewport too, but must not shrink the layout.
      if (seen.scale > 1.01) return
      style.setProperty('--seen-height', `${seen.height}px`)
      style.setProperty('--seen-top', `${seen.offsetTop}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
      style.removeProperty('--seen-height')
      style.removeProperty('--seen-top')
    }
  }, [])
}
