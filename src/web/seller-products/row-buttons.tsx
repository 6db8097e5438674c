import { Minus, Plus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type RowButtonsProps = {
  add: string
  remove: string
  count: number
  limit: number
  onAdd: () => void
  onRemove: () => void
}

/** One row always remains: pressed at the last one, 'remove' does nothing (specification 5). */
export function RowButtons({ add, remove, count, limit, onAdd, onRemove }: RowButtonsProps) {
  const isLast = count <= 1
  const isFull = count >= limit
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="soft"
        size="sm"
        icon={<Plus className="size-4" />}
        aria-disabled={isFull || undefined}
        className={isFull ? 'text-subtle!' : ''}
        onClick={() => !isFull && onAdd()}
      >
        {add}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={<Minus className="size-4" />}
        aria-disabled={isLast || undefined}
        className={isLast ? 'text-subtle!' : ''}
        onClick={() => !isLast && onRemove()}
      >
        {remove}
      </Button>
    </div>
  )
}
