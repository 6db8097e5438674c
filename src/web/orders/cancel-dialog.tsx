import { Link } from 'react-router'
import { limits } from '#contract/limits.ts'
import { cancelOrder } from '#contract/order.ts'
import { returnsPath } from '#contract/paths.ts'
import { api } from '#web/browser-api.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { toastSuccess } from '#web/ui/toast.ts'
import { cancelTexts as texts } from './order-texts.ts'

type CancelDialogProps = {
  orderId: string
  onClose: () => void
  /** Also after a refusal: the order has moved on meanwhile. */
  onChanged: () => Promise<void>
}

export function CancelDialog({ orderId, onClose, onChanged }: CancelDialogProps) {
  const send = async (reason: string) => {
    try {
      const { content } = await api(cancelOrder, { orderId, reason })
      toastSuccess(content)
      onClose()
    } finally {
      void onChanged()
    }
  }
  return (
    <ReasonDialog
      title={texts.title(orderId)}
      texts={texts}
      maxLength={limits.text.reason}
      onClose={onClose}
      onSend={send}
    >
      <Notice tone="warning">
        {texts.terms}{' '}
        <Link to={returnsPath} target="_blank" className="underline underline-offset-2">
          {texts.policy}
        </Link>
      </Notice>
    </ReasonDialog>
  )
}
