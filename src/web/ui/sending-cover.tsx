import type { ReactNode } from 'react'
import { useDelayed } from '#web/ui/lists/use-delayed.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { uiTexts } from './ui-texts.ts'

type SendingCoverProps = { isSending: boolean; text: string; children: ReactNode }

/** A loader covers the form while it is sent; it keeps its size and what was typed. */
export function SendingCover({ isSending, text, children }: SendingCoverProps) {
  const isLong = useDelayed(isSending, 3_000)
  return (
    <div className="relative">
      <div className={cx(isSending && 'invisible')}>{children}</div>
      <div
        role="status"
        className={cx('absolute inset-0 flex flex-col justify-center', !isSending && 'hidden')}
      >
        {isSending && (
          // In the middle of a long form that would be out of sight on a phone.
          <div className="sticky top-[calc(35*var(--dvh))] bottom-[calc(35*var(--dvh))] grid justify-items-center gap-3">
            <Spinner className="size-8 text-primary" />
            <p className="font-medium">{text}</p>
            <p className="min-h-5 text-muted text-small">{isLong && uiTexts.stillWorking}</p>
          </div>
        )}
      </div>
    </div>
  )
}
