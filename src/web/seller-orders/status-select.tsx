import { ChevronDown } from 'lucide-react'
import { type DeliveryStatus, deliveryStatuses } from '#contract/order.ts'
import { statusLooks } from '#web/orders/status-looks.ts'
import { badgeTones } from '#web/ui/badge-tones.ts'
import { cx } from '#web/ui/cx.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

type StatusSelectProps = {
  orderId: string
  status: DeliveryStatus
  onChoose: (status: DeliveryStatus) => void
  /** The height of a compact row. */
  small?: boolean
}

/** The badge of a status that can be changed. */
export function StatusSelect({ orderId, status, onChoose, small = false }: StatusSelectProps) {
  const { tone, Icon } = statusLooks[status]
  return (
    <span
      className={cx(
        'relative z-1 inline-grid items-center rounded-small border border-transparent font-semibold text-[.8125rem] hover:border-current',
        badgeTones[tone],
      )}
    >
      <Icon className="pointer-events-none absolute left-2.5 size-4" />
      <select
        aria-label={texts.statusOf(orderId)}
        value={status}
        onChange={(event) => {
          const chosen = deliveryStatuses.find((each) => each === event.target.value)
          if (chosen) onChoose(chosen)
        }}
        className={cx(
          'h-11 w-34 appearance-none rounded-small bg-transparent pr-8 pl-8 [&_option]:bg-surface [&_option]:text-text',
          small ? 'lg:h-7.5' : 'lg:h-8.5',
        )}
      >
        {deliveryStatuses.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-2.5 size-4 opacity-80" />
    </span>
  )
}
