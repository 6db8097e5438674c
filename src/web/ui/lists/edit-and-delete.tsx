import { Pencil, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type Way = { label: string; name: string; onPress: () => void }

/** The two buttons below something that was saved; `name` says which one it is about. */
export function EditAndDelete({ edit, remove }: { edit: Way; remove: Way }) {
  return (
    <div className="-ml-3 flex flex-wrap gap-1">
      <Button variant="ghost" size="sm" icon={<Pencil />} aria-label={edit.name} onClick={edit.onPress}>
        {edit.label}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Trash2 />}
        className="text-danger-fg!"
        aria-label={remove.name}
        onClick={remove.onPress}
      >
        {remove.label}
      </Button>
    </div>
  )
}
