import { Check, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

type CheckboxProps = { children: ReactNode; error?: string | null | undefined } & Omit<
  ComponentProps<'input'>,
  'type' | 'className'
>

/** A 24 px box in a 44 px row; the whole row is the target. */
export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 min-w-11 items-start gap-3 py-2.5 text-[.9375rem] leading-6">
        <span className="relative grid size-6 flex-none place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer size-6 appearance-none rounded-badge border border-border-strong bg-surface checked:border-primary checked:bg-primary aria-invalid:border-danger"
          />
          <Check className="pointer-events-none absolute size-4 text-primary-fg opacity-0 peer-checked:opacity-100" />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="flex gap-1.5 text-small font-medium text-danger-fg">
          <CircleAlert className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  )
}
