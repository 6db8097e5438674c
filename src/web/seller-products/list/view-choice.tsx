import { LayoutGrid, List } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { sellerProductsTexts as texts } from './seller-products-texts.ts'
import type { View } from './use-kept-view.ts'

type ViewChoiceProps = { view: View; onView: (view: View) => void; className: string }

/** The products as cards, or as rows. */
export function ViewChoice({ view, onView, className }: ViewChoiceProps) {
  const looks = [
    { id: 'grid', label: texts.grid, Icon: LayoutGrid },
    { id: 'list', label: texts.list, Icon: List },
  ] as const
  return (
    <fieldset
      aria-label={texts.viewAs}
      className={cx(
        'grid h-12 grid-cols-2 rounded-large border border-border-strong bg-surface px-[3px] md:h-11 md:py-[3px]',
        className,
      )}
    >
      {looks.map(({ id, label, Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={view === id}
          onClick={() => onView(id)}
          className="flex items-center justify-center gap-1.5 rounded-small px-3 font-medium text-muted text-small hover:text-text aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary-soft-fg"
        >
          <Icon className="size-4" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
