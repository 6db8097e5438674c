import { PackageOpen } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { sellerOrderPath, sellerOrdersPath } from '#contract/paths.ts'
import { returnTo } from '#web/navigation/use-return.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { CountsStrip } from './counts-strip.tsx'
import { useDensity } from './density.ts'
import type { OrdersPage } from './fetch-orders.ts'
import { OrderCards } from './order-cards.tsx'
import { OrdersFrame } from './orders-frame.tsx'
import { OrdersPaging } from './orders-paging.tsx'
import { changed, hasFilters, isPart, noFilters, type OrdersQuery } from './orders-query.ts'
import { type OrderListProps, OrdersTable } from './orders-table.tsx'
import { DensityChoice, LiveLine } from './orders-toolbar.tsx'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'
import { StatusQuestion } from './status-question.tsx'
import { useNewOrders } from './use-new-orders.ts'
import { useOrders } from './use-orders.ts'
import { useStatusChange } from './use-status-change.ts'

type OrdersViewProps = { query: OrdersQuery; loaded: OrdersPage }

export function OrdersView({ query, loaded }: OrdersViewProps) {
  const list = useOrders(loaded, query)
  const navigate = useNavigate()
  const status = useStatusChange(async (change) => {
    list.keep(change)
    await list.refresh()
  })
  const onOpen = (orderId: string) =>
    void navigate(sellerOrderPath(orderId), { state: returnTo(sellerOrdersPath) })
  useNewOrders({ refresh: list.refresh, isPart: isPart(query), isNew: list.isNew, onOpen })
  const orders = list.page.Orders.map((order) => ({
    ...order,
    delivery_status: status.expected[order.order_id] ?? order.delivery_status,
  }))
  return (
    <>
      <LiveLine query={query} updatedAt={list.at} isStale={list.isStale} />
      <CountsStrip counts={list.page.counts} />
      <OrdersPanel
        query={query}
        page={list.page}
        orders={orders}
        isNew={list.isNew}
        onStatus={({ order_id, delivery_status }, to) =>
          status.change({ orderId: order_id, from: delivery_status, to })
        }
      />
      <StatusQuestion change={status.question} onAgree={status.agree} onRefuse={status.refuse} />
    </>
  )
}

type OrdersPanelProps = OrderListProps & { query: OrdersQuery; page: OrdersPage }

function OrdersPanel({ query, page, ...list }: OrdersPanelProps) {
  const [params, setParams] = useSearchParams()
  const [density, setDensity] = useDensity()
  const hasRoom = useMedia('(min-width: 64rem)')
  const still = { preventScrollReset: true, replace: true }
  return (
    <OrdersFrame
      query={query}
      counts={page.counts}
      aside={hasRoom && <DensityChoice density={density} onChoose={setDensity} />}
    >
      <p role="status" className="sr-only">
        {list.orders.length === 0 ? texts.empty : texts.found(page.counts[query.status ?? 'all'])}
      </p>
      {list.orders.length === 0 && (
        <NoOrders
          isFiltered={hasFilters(query)}
          onClear={() => setParams(changed(params, noFilters), still)}
        />
      )}
      {list.orders.length > 0 && hasRoom && <OrdersTable {...list} density={density} />}
      {list.orders.length > 0 && !hasRoom && <OrderCards {...list} />}
      {list.orders.length > 0 && <OrdersPaging query={query} page={page} />}
    </OrdersFrame>
  )
}

function NoOrders({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<PackageOpen />}
      title={texts.empty}
      action={
        isFiltered && (
          <Button variant="secondary" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        )
      }
    >
      {isFiltered ? texts.emptyOfFilters : texts.emptyHint}
    </EmptyState>
  )
}
