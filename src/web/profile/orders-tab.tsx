import { PackageOpen } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { type DeliveryStatus, deliveryStatuses, listOrders, type OrderSummary } from '#contract/order.ts'
import { marketPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { OrderCard } from '#web/orders/order-card.tsx'
import { statusName } from '#web/orders/status-texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { type ListPage, usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { OrderTools, useChosenOrders } from './order-tools.tsx'
import { profileTexts as texts } from './profile-texts.ts'

export type StatusFilter = DeliveryStatus | 'all'

export const statusIn = (params: URLSearchParams): StatusFilter =>
  deliveryStatuses.find((status) => status === params.get('status')) ?? 'all'

export async function fetchOrders(status: StatusFilter, cursor?: string): Promise<ListPage<OrderSummary>> {
  const { Orders, total, total_is_floor, next } = await api(listOrders, {
    ...(status === 'all' ? {} : { status }),
    ...(cursor ? { cursor } : {}),
  })
  return { items: Orders, total, total_is_floor, next }
}

/** `orders` is null where they could not be loaded. */
export function OrdersTab({ orders }: { orders: ListPage<OrderSummary> | null }) {
  const [params, setParams] = useSearchParams()
  const { revalidate } = useRevalidator()
  const status = statusIn(params)
  const choose = (next: StatusFilter) =>
    setParams(next === 'all' ? { tab: 'orders' } : { tab: 'orders', status: next }, {
      preventScrollReset: true,
    })
  useEffect(() => {
    if (!orders) toastError(texts.ordersToast)
  }, [orders])
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChoiceChips
        label={texts.statusFilter}
        chosen={status}
        onChoose={choose}
        choices={[
          { value: 'all', label: texts.allOrders },
          ...deliveryStatuses.map((value) => ({ value, label: statusName(value) })),
        ]}
      />
      {!orders && <LoadError text={texts.ordersError} onRetry={revalidate} />}
      {orders?.items.length === 0 && <NoOrders status={status} onShowAll={() => choose('all')} />}
      {orders && orders.items.length > 0 && <OrderList key={status} first={orders} status={status} />}
    </div>
  )
}

function OrderList({ first, status }: { first: ListPage<OrderSummary>; status: StatusFilter }) {
  const { page, footer } = usePagedList(first, {
    name: 'own orders',
    fetchMore: (cursor) => fetchOrders(status, cursor),
    keyOf: (order) => order.order_id,
    onError: () => toastError(texts.moreError),
  })
  const chosen = useChosenOrders(page.items)
  return (
    <div>
      <h2 className="sr-only">{texts.orders}</h2>
      <OrderTools chosen={chosen} />
      <ul className="grid grid-cols-1 gap-4">
        {page.items.map((order) => (
          <OrderCard key={order.order_id} order={order} choice={chosen.choiceOf(order.order_id)} />
        ))}
      </ul>
      <LoadMore {...footer} />
    </div>
  )
}

function NoOrders({ status, onShowAll }: { status: StatusFilter; onShowAll: () => void }) {
  const isAll = status === 'all'
  return (
    <Card>
      <EmptyState
        icon={<PackageOpen />}
        title={texts.noOrders}
        action={
          isAll ? (
            <ButtonLink to={marketPath}>{texts.explore}</ButtonLink>
          ) : (
            <Button variant="secondary" onClick={onShowAll}>
              {texts.showAll}
            </Button>
          )
        }
      >
        {isAll ? texts.noOrdersHint : texts.noneOfStatus(status)}
      </EmptyState>
    </Card>
  )
}
