import { useState } from 'react'
import { type PricedGoods, reviewCartItems } from '#contract/cart.ts'
import { limits } from '#contract/limits.ts'
import type { OrderSummary } from '#contract/order.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { AddChosen } from './add-chosen.tsx'
import { basketTexts as texts } from './basket-texts.ts'
import { type Merged, mergeOrders } from './merge-orders.ts'
import { ReviewRows } from './review-rows.tsx'
import { useReview } from './use-review.ts'

type ReviewOrdersProps = { orders: readonly OrderSummary[]; onClose: () => void }

/** The goods of several orders, as they cost today, before they go into the cart together. */
export function ReviewOrders({ orders, onClose }: ReviewOrdersProps) {
  const [merged] = useState(() => mergeOrders(orders))
  const { items } = merged
  const isAskable = items.length > 0 && items.length <= limits.cart.itemsAtOnce
  const { answer, error, retry } = useAnswer('review', async () =>
    isAskable ? api(reviewCartItems, { items: [...items] }) : { goods: [], missing: [] },
  )
  if (items.length > limits.cart.itemsAtOnce) return <Only onClose={onClose}>{texts.tooMany}</Only>
  if (answer?.goods.length === 0) return <Only onClose={onClose}>{texts.nothingSold}</Only>
  if (answer)
    return (
      <Reviewing
        {...{ merged, onClose }}
        orders={orders.length}
        goods={answer.goods}
        gone={[...merged.gone, ...answer.missing.map((id) => merged.names.get(id) ?? '')]}
      />
    )
  return (
    <Dialog open wide title={texts.review} onClose={onClose}>
      {error === undefined ? (
        <LoadingShape className="h-72" />
      ) : (
        <LoadError text={texts.loadError} onRetry={retry} />
      )}
    </Dialog>
  )
}

const Only = ({ onClose, children }: { onClose: () => void; children: string }) => (
  <Dialog open title={texts.review} onClose={onClose}>
    <Notice tone="warning" live>
      {children}
    </Notice>
  </Dialog>
)

type ReviewingProps = {
  merged: Merged
  orders: number
  goods: readonly PricedGoods[]
  gone: readonly string[]
  onClose: () => void
}

function Reviewing({ merged, orders, goods, gone, onClose }: ReviewingProps) {
  const review = useReview(goods.map((one) => ({ goods: one, paid: merged.paid.get(one.product_id) })))
  return (
    <Dialog
      open
      wide
      keepOnScrim
      title={texts.review}
      onClose={onClose}
      footer={<AddChosen review={review} />}
    >
      <p className="num text-muted text-small">{texts.merged(orders, goods.length)}</p>
      {gone.length > 0 && (
        <Notice tone="warning" className="mt-3">
          {texts.gone(gone.join(', '))}
        </Notice>
      )}
      <ReviewRows review={review} />
    </Dialog>
  )
}
