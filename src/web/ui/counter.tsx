import { cx } from './cx.ts'
import { uiTexts } from './ui-texts.ts'

/** How much of a limit is used; it warns from 90 percent on. */
export function Counter({ used, limit }: { used: number; limit: number }) {
  const near = used >= limit * 0.9
  return (
    <span className={cx('num ml-auto flex-none', near ? 'font-medium text-warning-fg' : 'text-muted')}>
      <span aria-hidden="true">{uiTexts.counter(used, limit)}</span>
      <span className="sr-only" aria-live="polite">
        {near && uiTexts.counterSpoken(limit - used)}
      </span>
    </span>
  )
}
