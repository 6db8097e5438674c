import { limits } from '#contract/limits.ts'
import { ReasonDialog } from '#web/forms/reason-dialog.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { cancelTexts, questionTexts as texts } from './seller-orders-texts.ts'
import type { StatusChange } from './use-status-change.ts'

type StatusQuestionProps = {
  change: StatusChange | undefined
  onAgree: (reason?: string) => Promise<void>
  onRefuse: () => void
}

/** Before an order is cancelled, which its buyer reads the reason of, or taken back from Delivered. */
export function StatusQuestion({ change, onAgree, onRefuse }: StatusQuestionProps) {
  if (change?.to === 'Cancelled')
    return (
      <ReasonDialog
        title={texts.cancelTitle(change.orderId)}
        texts={cancelTexts}
        maxLength={limits.text.reason}
        onClose={onRefuse}
        onSend={onAgree}
      >
        <p>{texts.cancel}</p>
      </ReasonDialog>
    )
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={change ? texts.backTitle(change.orderId) : ''}
      keep={texts.keep}
      confirm={change ? texts.confirmBack(change.to) : ''}
      onClose={onRefuse}
      onConfirm={() => onAgree()}
    >
      <p>{change && texts.back(change.to)}</p>
    </ConfirmDialog>
  )
}
