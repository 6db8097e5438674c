import { useEffect } from 'react'

/** Tells the style sheet how much of the page the keyboard of a phone leaves: `--seen-height`, `--seen-top`. */
export function useSeenHeight() {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const { style } = document.documentElement
    const measure = () => {
      // Who has zoomed in sees less of the page, but not less of a page.
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
