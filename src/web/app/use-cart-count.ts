import { useEffect } from 'react'
import { api } from '#web/browser-api.ts'
import { useSession } from '#web/session.ts'
import { setCount } from './counts.ts'

/** How many lines the cart holds, asked once per sign-in; whoever changes the cart tells the number from then on. */
export function useCartCount() {
  const { state } = useSession()
  useEffect(() => {
    if (state !== 'signed-in') return
    const asking = new AbortController()
    countCart(asking.signal).catch(() => undefined)
    return () => asking.abort()
  }, [state])
}

async function countCart(signal: AbortSignal) {
  const { getCart } = await import('#contract/cart.ts')
  const { cart_items } = await api(getCart, {}, { signal })
  if (!signal.aborted) setCount('cart', cart_items.length)
}
