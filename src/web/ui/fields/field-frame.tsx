import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'

export type FieldText = {
  label: string
  hint?: ReactNode
  error?: string | null | undefined
  /** Says "(optional)" after the label. */
  optional?: boolean | undefined
  className?: string | undefined
}

type FieldLinks = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export const controlClass =
  'w-full min-h-12 md:min-h-11 rounded-control border border-border-strong bg-surface px-3.5 text-base text-text placeholder:text-subtle hover:border-muted aria-invalid:border-danger [&[readonly]]:bg-surface-2 disabled:cursor-not-allowed disabled:bg-surface-2 disabled:text-muted'

type FieldFrameProps = FieldText & {
  id?: string | undefined
  aside?: ReactNode
  children: (links: FieldLinks) => ReactNode
}

/** Label above, hint and error below, and the threads between them for a screen reader. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  className,
  id,
  aside,
  children,
}: FieldFrameProps) {
  const made = useId()
  const fieldId = id ?? made
  const hintId = hint ? `${fieldId}-hint` : ''
  const errorId = error ? `${fieldId}-error` : ''
  const described = [errorId, hintId].filter(Boolean).join(' ')
  return (
    <div className={cx('grid content-start gap-1.5', className)}>
      <label htmlFor={fieldId} className="text-label">
        {label}
        {optional && <span className="font-normal text-muted"> {uiTexts.optional}</span>}
      </label>
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <div className="flex items-start justify-between gap-3 text-small empty:hidden">
        {(error || hint) && (
          <div className="grid gap-1">
            {error && (
              <p id={errorId} className="flex gap-1.5 font-medium text-danger-fg">
                <CircleAlert className="mt-0.5 size-4" />
                {error}
              </p>
            )}
            {hint && (
              <p id={hintId} className="text-muted">
                {hint}
              </p>
            )}
          </div>
        )}
        {aside}
      </div>
    </div>
  )
}
