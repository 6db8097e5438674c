import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { late } from '#web/late/late.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ListItem } from './choose-list.tsx'
import { saveTexts as texts } from './save-texts.ts'

const LateChoice = late(
  async () => (await import('./choose-list.tsx')).ChooseList,
  ({ onClose }) => onClose(),
)

type SaveToListProps = {
  items: readonly ListItem[]
  /** What is saved, where the words of the button do not say it. */
  name?: string
  label?: string
  className?: string
}

/** Opens the choice of a list, whose script comes with the press. */
export function SaveToList({ items, name, label = texts.save, className }: SaveToListProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<ListPlus />}
        className={className}
        aria-label={name && texts.saveOf(name)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <LateChoice items={items} onClose={() => setOpen(false)} />}
    </>
  )
}
