import { Layers } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { type DeliveryStatus, deliveryStatuses } from '#contract/order.ts'
import type { OrderCounts } from '#contract/sellers/seller-orders.ts'
import { statusLooks } from '#web/orders/status-looks.ts'
import { statusName } from '#web/orders/status-texts.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { StatStrip } from '#web/ui/stat-strip.tsx'
import { changed } from './orders-query.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

const colours: Record<DeliveryStatus, string> = {
  Pending: 'text-warning-fg',
  Confirmed: 'text-info-fg',
  Shipped: 'text-violet-fg',
  Delivered: 'text-success-fg',
  Cancelled: 'text-danger-fg',
}

/** How many orders there are of each status under the filters; each number leads to its list. */
export function CountsStrip({ counts }: { counts: OrderCounts }) {
  const [params] = useSearchParams()
  const leadTo = (status: DeliveryStatus | '') => `?${changed(params, { status })}`
  return (
    <StatStrip
      label={texts.counts}
      stats={[
        { label: texts.total, value: grouped(counts.all), icon: <Layers />, to: leadTo('') },
        ...deliveryStatuses.map((status) => {
          const { Icon } = statusLooks[status]
          return {
            label: statusName(status),
            value: grouped(counts[status]),
            icon: <Icon />,
            colour: colours[status],
            to: leadTo(status),
          }
        }),
      ]}
    />
  )
}
