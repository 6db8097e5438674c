import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from './cx.ts'

type FoldProps = {
  /** Opens it, at first and whenever it becomes true. Only the person closes it: nothing closes under a finger. */
  opens: boolean
  /** Its line; a heading may stand in it. */
  line: ReactNode
  /** Stands beside its line while it is closed. */
  short?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part that folds to one line. */
export function Fold({ opens, line, short, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(opens)
  const [opened, setOpened] = useState(opens)
  if (opens !== opened) {
    setOpened(opens)
    if (opens) setOpen(true)
  }
  usePrintedOpen(isOpen, setOpen)
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
          className={cx('size-5 flex-none text-muted print:hidden', isOpen && 'rotate-180')}
        />
      </summary>
      {children}
    </details>
  )
}

/** Paper has nothing to press: it shows what is folded, and the screen is afterwards as it was. */
function usePrintedOpen(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const wasOpen = useRef(isOpen)
  const print = useEffectEvent(() => {
    wasOpen.current = isOpen
    flushSync(() => setOpen(true))
  })
  const end = useEffectEvent(() => setOpen(wasOpen.current))
  useEffect(() => {
    const printed = new AbortController()
    addEventListener('beforeprint', print, printed)
    addEventListener('afterprint', end, printed)
    return () => printed.abort()
  }, [])
}
