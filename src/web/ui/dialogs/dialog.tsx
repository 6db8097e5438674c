import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Scroller } from '#web/ui/lists/scroller.tsx'
import { uiTexts } from '#web/ui/ui-texts.ts'
import { useFocusOnTitle, useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** A line below the title, and a badge beside it. */
  subtitle?: ReactNode
  badge?: ReactNode
  /** Buttons at the lower edge; they stay in view while the content scrolls. */
  footer?: ReactNode
  wide?: boolean
  /** Stands at the right edge of wide screens, in full height. */
  side?: boolean
  /** It holds words and no buttons: the keyboard reaches its content too, and moves it with the arrows. */
  onlyText?: boolean
  /** A press beside the dialog leaves it open, as with a half-filled form. */
  keepOnScrim?: boolean
  children: ReactNode
}

const places = {
  middle: 'open:slide-in md:m-auto md:max-h-[calc(86*var(--dvh))] md:rounded-sheet md:max-w-120',
  wide: 'open:slide-in md:m-auto md:max-h-[calc(86*var(--dvh))] md:rounded-sheet md:max-w-160',
  side: 'slide-in-side md:mt-0 md:ml-auto md:h-(--screen) md:max-h-none md:max-w-120 md:rounded-none',
}

type Text = { className: string; children: ReactNode }
const TextScroller = (text: Text) => <Scroller as="div" {...text} />

/** A modal in the middle of wide screens, a sheet from below on phones. Its content is new each time it opens. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, subtitle, badge, footer, wide, side, onlyText, children } = props
  const titleId = useId()
  const element = useDialog(props)
  const Scrolled = onlyText ? TextScroller : 'div'
  return (
    <dialog
      {...element}
      aria-labelledby={titleId}
      data-full-screen={side || undefined}
      className={cx(
        'm-0 mt-auto max-h-[calc(92*var(--dvh))] w-full max-w-none flex-col rounded-t-sheet bg-surface text-text shadow-lg backdrop:bg-[oklch(.145_.016_215/.55)] open:flex',
        places[side ? 'side' : wide ? 'wide' : 'middle'],
      )}
    >
      {open && (
        <>
          <div className="flex flex-none items-center justify-between gap-3 border-border border-b py-2 pr-2 pl-5">
            <div className="min-w-0 flex-1 py-1.5">
              <h2 id={titleId} tabIndex={-1} data-dialog-title className="text-h2">
                {title}
              </h2>
              {subtitle && <p className="num text-muted text-small">{subtitle}</p>}
            </div>
            {badge}
            <IconButton plain aria-label={uiTexts.close} onClick={onClose}>
              <X />
            </IconButton>
          </div>
          <Scrolled className="min-h-0 flex-auto overflow-y-auto overscroll-contain p-5">{children}</Scrolled>
          {footer && (
            <footer className="flex flex-none flex-wrap justify-end gap-3 border-border border-t px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </>
      )}
    </dialog>
  )
}

/** Opens and closes the element. Escape, or a press beside it, calls `onClose`. */
function useDialog({ open, onClose, keepOnScrim }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useModal(ref, open)
  useFocusOnTitle(ref)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || keepOnScrim) return
    const press = (event: MouseEvent) => {
      if (event.target === dialog) onClose()
    }
    dialog.addEventListener('pointerdown', press)
    return () => dialog.removeEventListener('pointerdown', press)
  }, [onClose, keepOnScrim])
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return
    event.preventDefault()
    onClose()
  }
  return { ref, onCancel }
}
