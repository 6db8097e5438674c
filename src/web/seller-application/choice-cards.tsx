import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import { optionName } from './option-texts.ts'

type ChoiceCardsProps<Value extends string> = {
  label: string
  name: string
  options: readonly Value[]
  chosen: Value | ''
  error?: string | undefined
  onChoose: (value: Value) => void
}

/** One of a few, each a card of its own; the first takes the focus when the choice is missing. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, name, options, chosen, error, onChoose } = props
  const errorId = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-label">{label}</legend>
      <div
        className={cx(
          'grid grid-cols-1 gap-2 min-[360px]:grid-cols-2',
          options.length === 3 && 'sm:grid-cols-3',
        )}
      >
        {options.map((option) => (
          <label
            key={option}
            className={cx(
              'flex min-h-12 items-center gap-3 rounded-control border bg-surface px-3.5 py-2 text-[.9375rem] leading-5 hover:bg-surface-2 has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary-soft-fg has-checked:shadow-[inset_0_0_0_1px_var(--primary)]',
              error ? 'border-danger' : 'border-border-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="size-5 flex-none accent-primary"
            />
            <span className="min-w-0">{optionName(option)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 font-medium text-danger-fg text-small">
          <CircleAlert className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
