import { useEffect } from 'react'
import { setCount } from '#web/session/counts.ts'
import { useSession } from '#web/session/session.ts'
import { storedToken } from '#web/storage/session-store.ts'
import { useIsDrawn } from '#web/ui/use-is-drawn.ts'

/** Fetches the number of cart lines once per sign-in; after that, code that changes the cart sets it. */
export function useCartCount() {
  const isSignedIn = useSession().state === 'signed-in'
  const isDrawn = useIsDrawn()
  const token = isSignedIn && isDrawn ? storedToken() : null
  useEffect(() => {
    if (!token) return
    const asking = new AbortController()
    keepCount(asking.signal).catch(() => undefined)
    return () => asking.abort()
  }, [token])
}

async function keepCount(signal: AbortSignal) {
  const { countCart } = await import('./count-cart.ts')
  const count = await countCart(signal)
  if (!signal.aborted) setCount('cart', count)
}
