import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

type EditAndDeleteProps<Item extends { readonly name: string }> = {
  item: Item
  words: {
    readonly change: string
    readonly delete: string
    readonly keep: string
    readonly deleteTitle: string
    readonly deleteText: (name: string) => string
    readonly deleted: string
    readonly deleteError: string
  }
  /** The form that changes it. */
  edit: (close: () => void) => ReactNode
  remove: (item: Item) => Promise<unknown>
  /** Where the page leads once the item is gone. */
  listPath: string
}

/** What the owner of a list, or of something else with a name, may do with it on its own page. */
export function EditAndDelete<Item extends { readonly name: string }>(props: EditAndDeleteProps<Item>) {
  const { item, words, edit, remove, listPath } = props
  const [asks, ask] = useState<'change' | 'delete' | null>(null)
  const navigate = useNavigate()
  const close = () => ask(null)
  return (
    <div className="flex gap-2">
      <Button variant="secondary" size="sm" icon={<Pencil />} onClick={() => ask('change')}>
        {words.change}
      </Button>
      <Button variant="danger" size="sm" icon={<Trash2 />} onClick={() => ask('delete')}>
        {words.delete}
      </Button>
      {asks === 'change' && edit(close)}
      <DeleteDialog
        item={asks === 'delete' ? item : undefined}
        send={remove}
        words={{
          ...words,
          title: words.deleteTitle,
          remove: words.delete,
          removed: words.deleted,
          error: words.deleteError,
        }}
        onClose={close}
        onDeleted={async () => navigate(listPath, { replace: true })}
      >
        <p className="wrap-anywhere text-pretty">{words.deleteText(item.name)}</p>
      </DeleteDialog>
    </div>
  )
}
