import { useEffect, useState } from 'react'
import { getOrder, type OrderDetails } from '#contract/order.ts'
import { api } from '#web/api/browser-api.ts'
import { usePolling } from '#web/ui/lists/use-polling.ts'
import { withKnownStatus } from './known-status.ts'

// Specification 9.
const pollEvery = 10_000

/** Asks every ten seconds; what fails keeps the last answer and says how old it is. */
export function useOrder(loaded: OrderDetails) {
  const [order, setOrder] = useState(loaded)
  const [staleSince, setStaleSince] = useState<number>()
  const [seenAt, setSeenAt] = useState(() => Date.now())
  useEffect(() => setOrder(loaded), [loaded])
  const refresh = async () => {
    try {
      setOrder(withKnownStatus(await api(getOrder, { orderId: loaded.order_id })))
      setSeenAt(Date.now())
      setStaleSince(undefined)
    } catch {
      setStaleSince(seenAt)
    }
  }
  usePolling(refresh, pollEvery)
  return { order, staleSince, hasMoved: order.delivery_status !== loaded.delivery_status, refresh }
}
