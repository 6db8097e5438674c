import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'

type QuantityStepperProps = {
  value: number
  onCommit: (quantity: number) => void
  /** What a person wrote, as a number; NaN where it is none. */
  read: (text: string) => number | null
  /** The name of the field where no label points at its id. */
  label?: string | undefined
  id?: string | undefined
  min?: number | undefined
  max?: number | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** − [number] +. Tells its number when a press ends, on Enter and when the field is left; never in between. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, label, id, min = 1, max = 1_000_000, disabled = false, className } = props
  const quantity = useQuantity(props, min, max)
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Enter') quantity.commit()
    if (event.key === 'Escape') quantity.reset()
  }
  const problem = useId()
  return (
    <span className={cx('inline-grid flex-none content-start gap-1', className)}>
      <span
        className={cx(
          'flex h-12 w-fit items-stretch rounded-large border border-border-strong bg-surface has-[[aria-invalid]]:border-danger',
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
          onKeyDown={keys}
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

/** Leads to a quantity that was not understood, if there is one: nothing may be ordered with another one in its place. */
export function findWrongQuantity(): boolean {
  const wrong = document.querySelector<HTMLElement>('[data-quantity][aria-invalid]')
  wrong?.focus()
  return wrong !== null
}

/** The number as typed or stepped, apart from the last number that was told. */
function useQuantity({ value, onCommit, read }: QuantityStepperProps, min: number, max: number) {
  const [text, setText] = useState(String(value))
  const [announced, setAnnounced] = useState(value)
  const [problem, setProblem] = useState('')
  const latest = useRef(text)
  if (announced !== value) {
    setAnnounced(value)
    setText(String(value))
  }
  latest.current = text

  const show = (next: string) => {
    latest.current = next
    setText(next)
    setProblem('')
  }
  /** The whole number that is written; undefined where it is none. */
  const whole = () => {
    const number = read(latest.current)
    return number !== null && Number.isInteger(number) ? number : undefined
  }
  const bounded = (number: number) => Math.min(max, Math.max(min, number))
  return {
    text,
    problem,
    write: show,
    step: (by: number) => show(String(bounded((whole() ?? value) + by))),
    reset: () => show(String(value)),
    commit: () => {
      if (latest.current.trim() === '') return show(String(value))
      const typed = whole()
      if (typed === undefined || typed < min) return setProblem(uiTexts.wrongQuantity)
      if (typed > max) return setProblem(uiTexts.atMost(grouped(max)))
      show(String(typed))
      if (typed !== value) onCommit(typed)
    },
  }
}

type StepButtonProps = { sign: 1 | -1; quantity: ReturnType<typeof useQuantity>; disabled: boolean }

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

/** One step per press, more while it is held; a press that turns into a scroll counts for nothing. */
function useLongPress(step: () => void, commit: () => void, reset: () => void) {
  const timer = useRef<number>(undefined)
  const isHeld = useRef(false)
  const latest = useRef(step)
  latest.current = step
  useEffect(() => () => clearTimeout(timer.current), [])

  const repeat = () => {
    latest.current()
    timer.current = window.setTimeout(repeat, 80)
  }
  const end = (finish: () => void) => () => {
    if (!isHeld.current) return
    isHeld.current = false
    clearTimeout(timer.current)
    finish()
  }
  return {
    onPointerDown: (event: { button: number }) => {
      if (event.button !== 0) return
      isHeld.current = true
      step()
      timer.current = window.setTimeout(repeat, 450)
    },
    onPointerUp: end(commit),
    onPointerLeave: end(commit),
    onPointerCancel: end(reset),
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    // A click without a pointer comes from the keyboard or from an assistive device.
    onClick: (event: { detail: number }) => {
      if (event.detail !== 0) return
      step()
      commit()
    },
  }
}
