import { useEffect } from 'react'
import { setCount } from '#web/session/counts.ts'
import { useSession } from '#web/session/session.ts'
import { heldToken } from '#web/storage/session-store.ts'
import { useIsDrawn } from '#web/ui/use-is-drawn.ts'

/** How many lines the cart holds, asked once per sign-in; whoever changes the cart tells the number from then on. */
export function useCartCount() {
  const isSignedIn = useSession().state === 'signed-in'
  const isDrawn = useIsDrawn()
  const token = isSignedIn && isDrawn ? heldToken() : null
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
