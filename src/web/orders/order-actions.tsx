import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { isCancellable, type OrderDetails } from '#contract/order.ts'
import { Button } from '#web/ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { cancelTexts, orderTexts } from './order-texts.ts'
import { useReorder } from './use-reorder.ts'

type OrderActionsProps = {
  order: OrderDetails
  onCancelled: () => void
  onChanged: () => Promise<void>
}

/** What the buyer may do with the order; the last word on cancelling is the server's. */
export function OrderActions({ order, onCancelled, onChanged }: OrderActionsProps) {
  const { isReordering, reorder } = useReorder()
  const [isCancelling, setCancelling] = useState(false)
  const isOnTheWay = (order.road?.dispatch?.sent ?? 0) > 0
  const canCancel = isCancellable(order.delivery_status) && !isOnTheWay
  const isTooLate =
    order.delivery_status === 'Shipped' || (isOnTheWay && isCancellable(order.delivery_status))
  return (
    <section
      aria-label={orderTexts.actions}
      className="grid gap-3 p-5 md:max-lg:flex md:max-lg:flex-wrap md:max-lg:items-center"
    >
      <Button
        variant="secondary"
        icon={<RotateCcw />}
        loading={isReordering}
        onClick={() => reorder(order.ordered_items)}
      >
        {orderTexts.reorder}
      </Button>
      {canCancel && (
        <Button variant="danger" onClick={() => setCancelling(true)}>
          {cancelTexts.cancel}
        </Button>
      )}
      {isTooLate && <p className="text-muted text-small">{cancelTexts.tooLate}</p>}
      {isCancelling && (
        <CancelDialog onClose={() => setCancelling(false)} {...{ order, onCancelled, onChanged }} />
      )}
    </section>
  )
}
