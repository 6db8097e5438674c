import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { cancelOrder, type OrderDetails } from '#contract/order.ts'
import { returnsPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { ReasonDialog } from '#web/forms/reason-dialog.tsx'
import { billThatCounts } from '#web/order-bill/bill-that-counts.ts'
import { Notice } from '#web/ui/notice.tsx'
import { cancelTexts as texts } from './order-texts.ts'

type CancelDialogProps = {
  order: Pick<OrderDetails, 'order_id' | 'road' | 'deal'>
  onClose: () => void
  onCancelled: () => void
  /** Also after a refusal: the order has moved on meanwhile. */
  onChanged: () => Promise<void>
}

export function CancelDialog({ order, onClose, onCancelled, onChanged }: CancelDialogProps) {
  const { order_id: orderId } = order
  const bill = billThatCounts(order)
  const cancelling = useAction({
    send: (reason: string) => api(cancelOrder, { orderId, reason }),
    failure: texts.error,
    success: ({ content }) => content,
    onDone: () => {
      onClose()
      onCancelled()
      void onChanged()
    },
    onFailed: onChanged,
  })
  return (
    <ReasonDialog
      title={texts.title(orderId)}
      texts={texts}
      maxLength={limits.text.reason}
      action={cancelling}
      onClose={onClose}
      onSend={cancelling.run}
    >
      <Notice tone="warning">
        {texts.terms}{' '}
        <Link to={returnsPath} target="_blank" className="underline underline-offset-2">
          {texts.policy}
        </Link>
      </Notice>
      {order.deal && <Notice>{texts.agreed}</Notice>}
      {bill && <Notice>{texts.billed(bill.number)}</Notice>}
    </ReasonDialog>
  )
}
