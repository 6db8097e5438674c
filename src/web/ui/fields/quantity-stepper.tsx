import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#web/ui/cx.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'
import { useLongPress } from './use-long-press.ts'
import { type Quantity, type QuantityProps, useQuantity } from './use-quantity.ts'

type QuantityStepperProps = QuantityProps & {
  /** The name of the field where no label points at its id. */
  label?: string | undefined
  id?: string | undefined
  min?: number | undefined
  max?: number | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** − [number] +. Hands on its number when a press ends, on Enter and when the field is left; never in between. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, label, id, min = 1, max = 1_000_000, disabled = false, className } = props
  const quantity = useQuantity(props, min, max)
  const problem = useId()
  return (
    <span className={cx('inline-grid flex-none content-start gap-1', className)}>
      <span
        data-invalid={quantity.problem !== '' || undefined}
        className={cx(
          'flex h-12 w-fit items-stretch rounded-large border border-border-strong bg-surface data-invalid:border-danger',
          disabled && 'opacity-55',
        )}
      >
        <StepButton sign={-1} quantity={quantity} disabled={disabled || value <= min} />
        <input
          id={id}
          aria-label={label}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          data-quantity=""
          aria-invalid={quantity.problem !== '' || undefined}
          aria-describedby={quantity.problem && problem}
          disabled={disabled}
          value={quantity.text}
          onChange={(event) => quantity.write(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={quantity.commit}
          onKeyDown={quantity.keys}
          className="num w-18 min-w-0 rounded-none border-border border-x bg-transparent text-center font-semibold -outline-offset-2!"
        />
        <StepButton sign={1} quantity={quantity} disabled={disabled || value >= max} />
      </span>
      {quantity.problem && (
        <span id={problem} role="alert" className="max-w-42 font-medium text-danger-fg text-small">
          {quantity.problem}
        </span>
      )}
    </span>
  )
}

/** Focuses a quantity that could not be read, if there is one: another one must not be ordered in its place. */
export function findWrongQuantity(): boolean {
  const wrong = document.querySelector<HTMLElement>('[data-quantity][aria-invalid]')
  wrong?.focus()
  return wrong !== null
}

type StepButtonProps = { sign: 1 | -1; quantity: Quantity; disabled: boolean }

function StepButton({ sign, quantity, disabled }: StepButtonProps) {
  const press = useLongPress(() => quantity.step(sign), quantity.commit, quantity.reset)
  const Icon = sign === 1 ? Plus : Minus
  return (
    <button
      type="button"
      aria-label={sign === 1 ? uiTexts.increase : uiTexts.decrease}
      disabled={disabled}
      {...press}
      className="grid w-12 max-[19rem]:w-8 touch-manipulation select-none place-items-center rounded-large -outline-offset-2! hover:bg-surface-2 disabled:cursor-not-allowed disabled:text-subtle disabled:hover:bg-transparent"
    >
      <Icon />
    </button>
  )
}
