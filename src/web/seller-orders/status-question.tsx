import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { questionTexts as texts } from './seller-orders-texts.ts'
import type { StatusChange } from './use-status-change.ts'

type StatusQuestionProps = {
  change: StatusChange | undefined
  onAgree: () => Promise<void>
  onRefuse: () => void
}

/** Before an order is cancelled, or taken back from Delivered. */
export function StatusQuestion({ change, onAgree, onRefuse }: StatusQuestionProps) {
  const words = wordsOf(change)
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={words.title}
      keep={texts.keep}
      confirm={words.confirm}
      fault=""
      onClose={onRefuse}
      onConfirm={onAgree}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}

function wordsOf(change: StatusChange | undefined) {
  if (!change) return { title: '', text: '', confirm: '' }
  const { orderId, to } = change
  return to === 'Cancelled'
    ? { title: texts.cancelTitle(orderId), text: texts.cancel, confirm: texts.confirmCancel }
    : { title: texts.backTitle(orderId), text: texts.back(to), confirm: texts.confirmBack(to) }
}
