import type { ReactNode } from 'react'
import type { OwnWords } from '#web/api/sentence-of.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { useAction } from './use-action.ts'

type DeleteDialogProps<Item> = {
  /** The dialog is open while there is one. */
  item: Item | undefined
  send: (item: Item) => Promise<unknown>
  words: { title: string; keep: string; remove: string; removed: string; error: OwnWords }
  onClose: () => void
  onDeleted: (item: Item) => Promise<void>
  /** Names what it is about, and what follows. */
  children: ReactNode
}

/** Asks before something that was saved is deleted. */
export function DeleteDialog<Item>({
  item,
  send,
  words,
  onClose,
  onDeleted,
  children,
}: DeleteDialogProps<Item>) {
  const removal = useAction({
    send,
    failure: words.error,
    success: () => words.removed,
    onDone: (_, removed) => {
      onClose()
      return onDeleted(removed)
    },
  })
  return (
    <ConfirmDialog
      open={item !== undefined}
      title={words.title}
      keep={words.keep}
      confirm={words.remove}
      action={removal}
      onClose={onClose}
      onConfirm={() => item !== undefined && removal.run(item)}
    >
      {children}
    </ConfirmDialog>
  )
}
