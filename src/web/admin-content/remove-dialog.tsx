import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { saveContent } from './content-api.ts'
import { useRevision } from './use-revision.ts'

type RemoveDialogProps = {
  kind: 'synonyms' | 'holidays' | 'gst-rates'
  document: { readonly name: string; readonly revision: number }
  /** What people call it. */
  name: string
  texts: {
    readonly error: string
    readonly keep: string
    readonly remove: string
    readonly removeText: string
    removeTitle(name: string): string
  }
  onClose: () => void
}

export function RemoveDialog({ kind, document, name, texts, onClose }: RemoveDialogProps) {
  const { name: key, revision } = document
  const action = useRevision({
    send: () => saveContent({ kind, name: key, value: null, revision }),
    failure: texts.error,
    onClose,
  })
  return (
    <ConfirmDialog
      title={texts.removeTitle(name)}
      keep={texts.keep}
      confirm={texts.remove}
      action={action}
      onClose={onClose}
      onConfirm={() => action.run()}
    >
      <p>{texts.removeText}</p>
    </ConfirmDialog>
  )
}
