import { History } from 'lucide-react'
import { getBought, type LastPurchase } from '#contract/buy-again/bought.ts'
import { orderPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { useSession } from '#web/session/session.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { QuickLink } from '#web/ui/quick-link.tsx'
import { detailsTexts as texts } from './details-texts.ts'

/** When this person last bought the product. It stands in the gap above what follows, so that nothing moves. */
export function BoughtLine({ productId }: { productId: string }) {
  const isMember = useSession().state === 'signed-in'
  return (
    <div className="min-w-0 flex-1">{isMember && <LastTime key={productId} productId={productId} />}</div>
  )
}

function LastTime({ productId }: { productId: string }) {
  const { answer } = useAnswer(productId, (signal) => api(getBought, { productId }, { signal }))
  return answer?.last ? <Line last={answer.last} /> : null
}

const Line = ({ last: { order_id, bought_at, paid, paid_unit } }: { last: LastPurchase }) => (
  <QuickLink
    to={orderPath(order_id)}
    className="num inline-flex h-12 max-w-full items-center gap-2 text-muted text-small hover:text-text md:h-14"
  >
    <History className="size-4.5 flex-none" />
    <span className="line-clamp-2 underline underline-offset-2">
      {texts.bought(dayOf(bought_at), rupees(paid), paid_unit)}
    </span>
  </QuickLink>
)
