import { PackageOpen } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { type DeliveryStatus, deliveryStatuses, listOrders, type OrderSummary } from '#contract/order.ts'
import { longestPoNumber } from '#contract/order-billing.ts'
import { marketPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { OrderCard } from '#web/orders/order-card.tsx'
import { statusName } from '#web/orders/status-texts.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/fields/choice-chips.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useDebounced } from '#web/ui/fields/use-debounced.ts'
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

/** What the address narrows the list to. */
export const filterIn = (params: URLSearchParams) => ({
  status: statusIn(params),
  po_number: params.get('po_number')?.trim() ?? '',
})
type Filter = ReturnType<typeof filterIn>

const isWhole = ({ status, po_number }: Filter) => status === 'all' && po_number === ''

export async function fetchOrders(
  { status, po_number }: Filter,
  cursor?: string,
): Promise<ListPage<OrderSummary>> {
  const { Orders, total, total_is_floor, next } = await api(listOrders, {
    ...(status === 'all' ? {} : { status }),
    ...(po_number ? { po_number } : {}),
    ...(cursor ? { cursor } : {}),
  })
  return { items: Orders, total, total_is_floor, next }
}

/** `orders` is null where they could not be loaded. */
export function OrdersTab({ orders }: { orders: ListPage<OrderSummary> | null }) {
  const [params, setParams] = useSearchParams()
  const { revalidate } = useRevalidator()
  const filter = filterIn(params)
  const show = ({ status, po_number }: Filter) =>
    setParams(
      {
        ...{ tab: 'orders' },
        ...(status === 'all' ? {} : { status }),
        ...(po_number ? { po_number } : {}),
      },
      // Each rest of the typing is no page of its own.
      { preventScrollReset: true, replace: po_number !== filter.po_number },
    )
  const isNew = orders?.items.length === 0 && isWhole(filter)
  useEffect(() => {
    if (!orders) toastError(texts.ordersToast)
  }, [orders])
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChoiceChips
        label={texts.statusFilter}
        chosen={filter.status}
        onChoose={(status) => show({ ...filter, status })}
        choices={[
          { value: 'all', label: texts.allOrders },
          ...deliveryStatuses.map((value) => ({ value, label: statusName(value) })),
        ]}
      />
      {!isNew && (
        <PoNumberField value={filter.po_number} onChange={(po_number) => show({ ...filter, po_number })} />
      )}
      {!orders && <LoadError text={texts.ordersError} onRetry={revalidate} />}
      {orders?.items.length === 0 && (
        <NoOrders filter={filter} onShowAll={() => show({ status: 'all', po_number: '' })} />
      )}
      {orders && orders.items.length > 0 && (
        <OrderList key={`${filter.status} ${filter.po_number}`} first={orders} filter={filter} />
      )}
    </div>
  )
}

type PoNumberFieldProps = { value: string; onChange: (poNumber: string) => void }

function PoNumberField({ value, onChange }: PoNumberFieldProps) {
  const [typed, type] = useDebounced({ value, onChange, trim: (text: string) => text.trim(), delay: 350 })
  return (
    <TextField
      label={texts.poNumber}
      type="search"
      maxLength={longestPoNumber}
      className="sm:max-w-xs"
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  )
}

function OrderList({ first, filter }: { first: ListPage<OrderSummary>; filter: Filter }) {
  const { page, footer } = usePagedList(first, {
    name: 'own orders',
    fetchMore: (cursor) => fetchOrders(filter, cursor),
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

function hintFor({ status, po_number }: Filter) {
  if (po_number !== '') return texts.noneWithPo(po_number)
  return status === 'all' ? texts.noOrdersHint : texts.noneOfStatus(status)
}

function NoOrders({ filter, onShowAll }: { filter: Filter; onShowAll: () => void }) {
  const isAll = isWhole(filter)
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
        {hintFor(filter)}
      </EmptyState>
    </Card>
  )
}
