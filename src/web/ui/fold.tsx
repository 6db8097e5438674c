import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from './cx.ts'

type FoldProps = {
  /** Whether it begins open. Later only the person folds it: nothing closes under a finger. */
  startsOpen: boolean
  /** Opens it once, as for a link that leads here. */
  isAsked?: boolean
  /** Its line; a heading may stand in it. */
  line: ReactNode
  /** Stands beside its line while it is closed. */
  short?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part that folds to one line. */
export function Fold({ startsOpen, isAsked = false, line, short, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen || isAsked)
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked) setOpen(true)
  }
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        className={cx(
          'flex min-h-11 cursor-pointer list-none items-center gap-x-3 rounded-card [&::-webkit-details-marker]:hidden',
          className,
        )}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5 max-md:justify-between">
          {line}
          {!isOpen && short && (
            <span className="num min-w-0 wrap-anywhere text-muted text-small md:ml-auto">{short}</span>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cx('size-5 flex-none text-muted', isOpen && 'rotate-180')}
        />
      </summary>
      {children}
    </details>
  )
}
