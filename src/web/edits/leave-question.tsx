import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { editTexts as texts } from './edit-texts.ts'

type LeaveQuestionProps = { text: string; onStay: () => void; onLeave: () => void }

export default function LeaveQuestion({ text, onStay, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={texts.leaveTitle}
      keep={texts.stay}
      confirm={texts.leave}
      onClose={onStay}
      onConfirm={onLeave}
    >
      {text}
    </ConfirmDialog>
  )
}
