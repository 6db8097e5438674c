import { useEffect, useRef } from 'react'

/** Another tab may have changed the cart: it is fetched again when this one is looked at. */
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
