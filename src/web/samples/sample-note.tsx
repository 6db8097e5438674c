import { PackageCheck } from 'lucide-react'
import type { OrderDetails } from '#contract/order.ts'
import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { sampleTexts as texts } from './sample-texts.ts'

type SampleNoteProps = { order: OrderDetails; me: 'buyer' | 'seller' }

/** What becomes of the price of a sample, for both sides. */
export function SampleNote({ order: { sample, total_cost }, me }: SampleNoteProps) {
  if (!sample) return null
  const { state, order_id } = sample
  const amount = rupees(total_cost)
  return (
    <Notice icon={<PackageCheck />}>
      {state === 'taken' && order_id ? (
        <>
          {texts.taken(amount)}{' '}
          <QuickLink
            to={(me === 'buyer' ? orderPath : sellerOrderPath)(order_id)}
            className="num underline underline-offset-2"
          >
            {texts.order(order_id)}
          </QuickLink>
        </>
      ) : (
        texts[state === 'counts' ? 'counts' : 'waits'][me](amount)
      )}
    </Notice>
  )
}
