import { useEffect, useRef } from 'react'

/** Fetches the cart again when this tab is shown: another tab may have changed it. */
export function useFreshCart(refresh: () => Promise<void>, isWanted: boolean) {
  const latest = useRef(refresh)
  latest.current = refresh
  useEffect(() => {
    if (!isWanted) return
    const look = () => {
      if (document.visibilityState === 'visible') void latest.current()
    }
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isWanted])
}
