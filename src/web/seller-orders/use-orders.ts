import { useState } from 'react'
import type { SellerOrder } from '#contract/order.ts'
import { usePolling } from '#web/ui/lists/use-polling.ts'
import { fetchOrders, type OrdersPage } from './fetch-orders.ts'
import type { OrdersQuery } from './orders-query.ts'
import type { StatusChange } from './use-status-change.ts'

// Seller's specification 9.
const pollEvery = 30_000

/** The page that was loaded, kept up to date every thirty seconds. What fails keeps the last answer. */
export function useOrders(loaded: OrdersPage, query: OrdersQuery) {
  const [later, setLater] = useState<{ of: OrdersPage; page: OrdersPage; at: number; isStale: boolean }>()
  const [openedAt] = useState(() => Date.now())
  const [isNew] = useState(() => newerThan(loaded, openedAt))
  const current = later?.of === loaded ? later : { of: loaded, page: loaded, at: openedAt, isStale: false }

  const refresh = async () => {
    try {
      const page = await fetchOrders(query)
      setLater({ of: loaded, page, at: Date.now(), isStale: false })
      return page
    } catch {
      setLater((kept) => ({ ...(kept?.of === loaded ? kept : current), isStale: true }))
      return current.page
    }
  }
  const keep = ({ orderId, to }: StatusChange) => {
    const Orders = current.page.Orders.map((order) =>
      order.order_id === orderId ? { ...order, delivery_status: to } : order,
    )
    setLater({ ...current, page: { ...current.page, Orders } })
  }
  usePolling(refresh, pollEvery)
  return { ...current, isNew, refresh, keep }
}

/** What came in since the page was opened; a clock that goes wrong here marks nothing that was there already. */
function newerThan({ Orders }: OrdersPage, openedAt: number) {
  const since = Math.max(openedAt, ...Orders.map((order) => Date.parse(order.order_date)))
  return (order: SellerOrder) => Date.parse(order.order_date) > since
}
