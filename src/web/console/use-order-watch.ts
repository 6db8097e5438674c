import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { sellerOrdersPath } from '#contract/paths.ts'
import { listSellerOrders } from '#contract/sellers/seller-orders.ts'
import { api } from '#web/api/browser-api.ts'
import { useSession } from '#web/session/session.ts'
import { usePolling } from '#web/ui/lists/use-polling.ts'
import { useIsDrawn } from '#web/ui/use-is-drawn.ts'
import { clearNewOrder, noteOrders } from './order-watch.ts'
import { fetchWaiting } from './waiting.ts'

// Specification 9.
const pollEvery = 30_000

/** Looks for new orders while the console is open; opening 'All Orders' clears the mark. */
export function useOrderWatch() {
  const isDrawn = useIsDrawn()
  const isSeller = useSession().user?.account_type === 'seller' && isDrawn
  const { pathname } = useLocation()
  useEffect(() => {
    if (isSeller) look().catch(() => undefined)
  }, [isSeller])
  usePolling(look, pollEvery, { enabled: isSeller })
  useEffect(() => {
    if (pathname === sellerOrdersPath) clearNewOrder()
  }, [pathname])
}

async function look() {
  // The numbers on the rail are optional: the watch goes on without them.
  fetchWaiting().catch(() => undefined)
  const { counts } = await api(listSellerOrders, { limit: 10 })
  noteOrders(counts.all)
}
