import { CircleX } from 'lucide-react'
import type { OrderDetails } from '#contract/order.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { byWhom } from './by-whom.ts'
import { cancelTexts } from './order-texts.ts'

type CancelledBannerProps = { order: OrderDetails; me: 'buyer' | 'seller' }

/** Who ended the order, when and why. */
export function CancelledBanner({ order: { delivery_status, history }, me }: CancelledBannerProps) {
  const event = history.filter((past) => past.delivery_status === 'Cancelled').at(-1)
  if (delivery_status !== 'Cancelled' || !event) return null
  return (
    <Notice tone="danger" icon={<CircleX />} className="mb-5">
      <span className="num block">{cancelTexts.cancelledOn(dayOf(event.at), byWhom(event, me))}</span>
      {event.reason && (
        <span className="block wrap-anywhere font-normal">{cancelTexts.reason(event.reason)}</span>
      )}
    </Notice>
  )
}
