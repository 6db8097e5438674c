import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { deliveryStatuses } from '#contract/order.ts'
import { statusName } from '#web/orders/status-texts.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import type { OrdersPage } from './fetch-orders.ts'
import { OrderFilterForm } from './order-filters.tsx'
import { changed, type OrdersQuery } from './orders-query.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

type OrdersFrameProps = {
  query: OrdersQuery
  /** Not known where the orders did not come. */
  counts?: OrdersPage['counts'] | undefined
  /** Beside the tabs. */
  aside?: ReactNode
  children: ReactNode
}

const all = 'all'

/** Tabs and filters around the list, or around the sentence why there is none. */
export function OrdersFrame({ query, counts, aside, children }: OrdersFrameProps) {
  const [params, setParams] = useSearchParams()
  const { buyer, product, po_number, from, to, status = all } = query
  const tabs = [
    { id: all, label: texts.all, count: counts?.all },
    ...deliveryStatuses.map((id) => ({ id, label: statusName(id), count: counts?.[id] })),
  ]
  return (
    <div className="mt-4 lg:rounded-panel lg:border lg:border-border lg:bg-surface">
      <div className="flex border-border border-b lg:px-2.5">
        <Tabs
          label={texts.statuses}
          name="orders"
          tabs={tabs}
          selected={status}
          // A tab is a step that Back takes back.
          onSelect={(id) =>
            setParams(changed(params, { status: id === all ? '' : id }), { preventScrollReset: true })
          }
          className="-mb-px min-w-0 flex-1 border-b-0! max-lg:-mx-4 max-lg:px-4"
        />
        {aside}
      </div>
      <div className="py-3.5 lg:px-3.5">
        <OrderFilterForm
          filters={{ buyer, product, po_number, from, to }}
          onChange={(filters) =>
            setParams(changed(params, filters), { preventScrollReset: true, replace: true })
          }
        />
      </div>
      <TabPanel name="orders" id={status}>
        {children}
      </TabPanel>
    </div>
  )
}
