import { useEffect, useEffectEvent, useRef } from 'react'
import type { SellerOrder } from '#contract/order.ts'
import { clearNewOrder, useNewOrder } from '#web/console/order-watch.ts'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import type { OrdersPage } from './fetch-orders.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

type NewOrders = {
  refresh: () => Promise<OrdersPage>
  /** A filter, a tab or a later page may hold a new order back. */
  isPart: boolean
  isNew: (order: SellerOrder) => boolean
  onOpen: (orderId: string) => void
}

/** The console's watch raises its flag when the number of orders rises; here, where they are seen, it goes down again. */
export function useNewOrders({ refresh, isPart, isNew, onOpen }: NewOrders) {
  const flag = useNewOrder()
  const isOpening = useRef(true)
  const tell = useEffectEvent(async () => {
    const newest = (await refresh()).Orders.find(isNew)
    // The watch may be late: what is in the list since the page was opened is no news.
    if (!newest && !isPart) return
    const action = newest && { label: texts.viewOrder, onPress: () => onOpen(newest.order_id) }
    toastSuccess(texts.newOrder, action)
  })
  useEffect(() => {
    if (flag) {
      clearNewOrder()
      // What came in before the page was opened is seen by opening it.
      if (!isOpening.current) void tell()
    }
    isOpening.current = false
  }, [flag])
}
