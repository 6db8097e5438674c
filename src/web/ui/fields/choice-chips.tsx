import { cx } from '#web/ui/cx.ts'
import { grouped } from '#web/ui/formats/rupees.ts'

type Choice<Value extends string> = { value: Value; label: string; count?: number | string | undefined }

type ChoiceChipsProps<Value extends string> = {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  className?: string
}

/** One of a few filters; on phones the row scrolls sideways. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { label, choices, chosen, onChoose, className } = props
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'more-follows flex min-w-0 gap-2 overflow-x-auto p-1 -m-1 [scrollbar-width:none] max-md:-mx-4 max-md:px-4',
        className,
      )}
    >
      {choices.map(({ value, label: text, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="inline-flex min-h-11 flex-none items-center gap-1.5 rounded-full border border-border-strong bg-surface px-4 font-medium text-small hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-primary-soft-fg md:min-h-9 md:px-3.5"
        >
          {text}
          {count !== undefined && (
            <span className="num font-normal">{typeof count === 'number' ? grouped(count) : count}</span>
          )}
        </button>
      ))}
    </fieldset>
  )
}
