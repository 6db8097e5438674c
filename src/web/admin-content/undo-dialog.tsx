import { undoContent } from '#contract/content/admin-content.ts'
import type { ContentKind } from '#contract/content/content-kinds.ts'
import { api } from '#web/api/browser-api.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { historyTexts as texts } from './content-texts.ts'
import { useRevision } from './use-revision.ts'

type UndoDialogProps = {
  /** The document, with the revision that the admin has read. */
  place: { kind: ContentKind; name: string; revision: number }
  restore: number
  onClose: () => void
}

export function UndoDialog({ place, restore, onClose }: UndoDialogProps) {
  const action = useRevision({
    send: () => api(undoContent, { ...place, restore }),
    failure: texts.error,
    onClose,
  })
  return (
    <ConfirmDialog
      title={texts.undoTitle(String(restore))}
      keep={texts.keep}
      confirm={texts.undo}
      tone="primary"
      action={action}
      onClose={onClose}
      onConfirm={() => action.run()}
    >
      <p>{texts.undoText}</p>
    </ConfirmDialog>
  )
}
