import { History, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { OrderSummary } from '#contract/order.ts'
import { boughtPath } from '#contract/paths.ts'
import { late } from '#web/late/late.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { profileTexts as texts } from './profile-texts.ts'

const ReviewOrders = late(
  async () => (await import('#web/basket/review-orders.tsx')).ReviewOrders,
  ({ onClose }) => onClose(),
)

/** Which orders of the list are bought again together. */
export function useChosenOrders(orders: readonly OrderSummary[]) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  const toggle = (orderId: string) => {
    const next = new Set(ids)
    if (!next.delete(orderId)) next.add(orderId)
    setIds(next)
  }
  return {
    canChoose: orders.length > 1,
    isChoosing: ids !== null,
    orders: orders.filter(({ order_id }) => ids?.has(order_id)),
    start: () => setIds(new Set()),
    stop: () => setIds(null),
    choiceOf: (orderId: string) =>
      ids === null
        ? undefined
        : {
            isChosen: ids.has(orderId),
            disabled: ids.size >= limits.reorder.orders && !ids.has(orderId),
            toggle: () => toggle(orderId),
          },
  }
}
type ChosenOrders = ReturnType<typeof useChosenOrders>

/** Above the orders: the ways to buy again, or what is chosen so far, which stays in view. */
export function OrderTools({ chosen }: { chosen: ChosenOrders }) {
  return chosen.isChoosing ? <ChoosingBar chosen={chosen} /> : <Ways chosen={chosen} />
}

const Ways = ({ chosen }: { chosen: ChosenOrders }) => (
  <div className="mb-4 flex flex-wrap gap-3">
    {chosen.canChoose && (
      <Button
        variant="secondary"
        icon={<RotateCcw />}
        size="sm"
        className="flex-1 sm:flex-none"
        onClick={chosen.start}
      >
        {texts.reorderSeveral}
      </Button>
    )}
    <ButtonLink
      to={boughtPath}
      variant="secondary"
      icon={<History />}
      size="sm"
      className="flex-1 sm:flex-none"
    >
      {texts.bought}
    </ButtonLink>
  </div>
)

function ChoosingBar({ chosen }: { chosen: ChosenOrders }) {
  const [isReviewing, setReviewing] = useState(false)
  const count = chosen.orders.length
  const limit = limits.reorder.orders
  return (
    <section
      aria-label={texts.chooseOrders}
      className="sticky-bar sticky top-[calc(var(--bar-height)+48px)] z-9 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 bg-bg py-2"
    >
      <p role="status" className="num min-w-40 flex-1 text-muted text-small">
        {count === 0 ? texts.chooseOrders : texts.chosenOrders(count)}
        {count >= limit && <span className="block">{texts.mostOrders(limit)}</span>}
      </p>
      <Button variant="ghost" onClick={chosen.stop}>
        {texts.stopChoosing}
      </Button>
      <Button disabled={count === 0} onClick={() => setReviewing(true)}>
        {texts.reviewOrders}
      </Button>
      {isReviewing && <ReviewOrders orders={chosen.orders} onClose={() => setReviewing(false)} />}
    </section>
  )
}
