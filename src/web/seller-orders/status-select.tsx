import { ChevronDown } from 'lucide-react'
import type { FocusEvent } from 'react'
import { type DeliveryStatus, deliveryStatuses } from '#contract/order.ts'
import { statusLooks } from '#web/orders/status-looks.ts'
import { statusName } from '#web/orders/status-texts.ts'
import { badgeTones } from '#web/ui/badge-tones.ts'
import { cx } from '#web/ui/cx.ts'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'
import { useStatusChoice } from './use-status-choice.ts'

type StatusSelectProps = {
  orderId: string
  status: DeliveryStatus
  onChoose: (status: DeliveryStatus) => void
  /** The height of a compact row. */
  small?: boolean
}

/** The badge of a status that can be changed. */
export function StatusSelect({ orderId, status, onChoose, small = false }: StatusSelectProps) {
  const { chosen, keys, choose, send, drop } = useStatusChoice(status, onChoose)
  const { tone, Icon } = statusLooks[chosen]
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
        value={chosen}
        {...keys}
        onBlur={drop}
        onChange={(event) => {
          const next = deliveryStatuses.find((each) => each === event.target.value)
          if (next) choose(next)
        }}
        className={cx(
          'h-11 w-34 appearance-none rounded-small bg-transparent pr-8 pl-8 [&_option]:bg-surface [&_option]:text-text',
          small ? 'lg:h-7.5' : 'lg:h-8.5',
        )}
      >
        {deliveryStatuses.map((each) => (
          <option key={each} value={each}>
            {statusName(each)}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-2.5 size-4 opacity-80" />
      {chosen !== status && (
        <UpdateButton label={texts.updateOf(orderId, chosen)} onPress={send} onBlur={drop} />
      )}
    </span>
  )
}

type UpdateButtonProps = { label: string; onPress: () => void; onBlur: (event: FocusEvent) => void }

function UpdateButton({ label, onPress, onBlur }: UpdateButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      onBlur={onBlur}
      className="absolute inset-x-0 top-full z-2 mt-0.5 min-h-11 rounded-small border border-border-strong bg-surface text-link shadow-1 lg:min-h-8.5"
    >
      {texts.update}
    </button>
  )
}
