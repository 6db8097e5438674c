import { CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { byWhom } from './by-whom.ts'
import { cancelTexts } from './order-texts.ts'

type CancelledBannerProps = {
  order: OrderDetails
  me: 'buyer' | 'seller'
  /** Whoever has just cancelled is led here from the end of the page. */
  takesFocus?: boolean
}

/** Who ended the order, when and why. */
export function CancelledBanner({ order, me, takesFocus = false }: CancelledBannerProps) {
  const event = order.history.filter(({ delivery_status }) => delivery_status === 'Cancelled').at(-1)
  const box = useRef<HTMLDivElement>(null)
  const isThere = order.delivery_status === 'Cancelled' && event !== undefined
  useEffect(() => {
    if (isThere && takesFocus) box.current?.focus()
  }, [isThere, takesFocus])
  if (!isThere) return null
  return (
    <div ref={box} tabIndex={-1} className="mb-5 scroll-mt-24 rounded-large">
      <Notice tone="danger" icon={<CircleX />}>
        <span className="num block">{cancelTexts.cancelledOn(dayOf(event.at), byWhom(event, me))}</span>
        {event.reason && (
          <span className="block wrap-anywhere font-normal">{cancelTexts.reason(event.reason)}</span>
        )}
      </Notice>
    </div>
  )
}
