import { IndianRupee, PackageCheck, PauseCircle, PlayCircle, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { bulkTexts as texts } from './bulk-texts.ts'
import type { Chosen } from './use-chosen.ts'

export type Asking = 'pause' | 'list' | 'stock' | 'price' | 'delete'

type BulkBarProps = {
  chosen: Chosen
  shown: readonly string[]
  total: number
  onAsk: (asking: Asking) => void
}

const actions = [
  { asking: 'price', label: texts.price, Icon: IndianRupee },
  { asking: 'stock', label: texts.stock, Icon: PackageCheck },
  { asking: 'pause', label: texts.pause, Icon: PauseCircle },
  { asking: 'list', label: texts.list, Icon: PlayCircle },
  { asking: 'delete', label: texts.delete, Icon: Trash2 },
] as const

/** Stays in view while products are chosen; on phones its actions scroll sideways. */
export function BulkBar({ chosen, shown, total, onAsk }: BulkBarProps) {
  const isWhole = chosen.isAll || shown.every(chosen.has)
  return (
    <section
      aria-label={texts.bar}
      data-sticky-strip
      className="sticky-bar sticky top-0 z-20 mb-3 grid gap-1 border-border border-b bg-bg py-1"
    >
      <div className="flex flex-wrap items-center gap-x-4">
        <Checkbox
          checked={isWhole}
          onChange={({ target }) => (target.checked ? chosen.choose(shown) : chosen.clear())}
        >
          {texts.chooseShown}
        </Checkbox>
        <span role="status" className="num text-muted text-small">
          {chosen.count > 0 && texts.chosen(chosen.count)}
        </span>
        {isWhole && !chosen.isAll && total > shown.length && (
          <Button size="sm" variant="ghost" onClick={chosen.chooseAll}>
            {texts.chooseAll(total)}
          </Button>
        )}
        <Button size="sm" variant="ghost" className="ml-auto" onClick={chosen.close}>
          {texts.stop}
        </Button>
      </div>
      {chosen.count > 0 && <Actions onAsk={onAsk} />}
    </section>
  )
}

const Actions = ({ onAsk }: Pick<BulkBarProps, 'onAsk'>) => (
  <div className="more-follows flex gap-2 overflow-x-auto pb-1 max-md:-mx-4 max-md:px-4">
    {actions.map(({ asking, label, Icon }) => (
      <Button
        key={asking}
        size="sm"
        variant="secondary"
        icon={<Icon />}
        className="flex-none max-md:min-h-11"
        onClick={() => onAsk(asking)}
      >
        {label}
      </Button>
    ))}
  </div>
)
