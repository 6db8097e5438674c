import type { ReactNode } from 'react'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { Dialog } from './dialog.tsx'

/** What is open on a page of a person's own things: the form of a new or a saved one, the question before one is deleted. */
export type OpenItem<Item> = { kind: 'form'; item?: Item } | { kind: 'delete'; item: Item } | null

type ItemDialogsProps<Item> = {
  open: OpenItem<Item>
  texts: { addTitle: string; editTitle: string; saved: string }
  onClose: () => void
  onChanged: () => Promise<void>
  /** Without an item: the form of a new one. */
  form: (item: Item | undefined, onSaved: () => void) => ReactNode
  /** The dialog of deleting, open while there is an item. */
  removal: (item: Item | undefined) => ReactNode
}

export function ItemDialogs<Item>(props: ItemDialogsProps<Item>) {
  const { open, texts, onClose, onChanged, form, removal } = props
  const isForm = open?.kind === 'form'
  const saved = () => {
    onClose()
    toastSuccess(texts.saved)
    void onChanged()
  }
  return (
    <>
      <Dialog
        open={isForm}
        onClose={onClose}
        title={isForm && open.item ? texts.editTitle : texts.addTitle}
        keepOnScrim
      >
        {isForm && form(open.item, saved)}
      </Dialog>
      {removal(open?.kind === 'delete' ? open.item : undefined)}
    </>
  )
}
