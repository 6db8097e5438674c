import { type KeyboardEvent, useRef, useState } from 'react'
import { grouped } from '#web/ui/formats/rupees.ts'
import { uiTexts } from '#web/ui/ui-texts.ts'

export type QuantityProps = {
  value: number
  onCommit: (quantity: number) => void
  /** What a person wrote, as a number; NaN where it is none. */
  read: (text: string) => number | null
  /** Called when what is written is refused, and when it is refused no longer. */
  onProblem?: ((isWrong: boolean) => void) | undefined
}

/** The number as typed or stepped, apart from the last one that was handed on. */
export function useQuantity({ value, onCommit, read, onProblem }: QuantityProps, min: number, max: number) {
  const [text, setText] = useState(String(value))
  const [lastValue, setLastValue] = useState(value)
  const [problem, setProblem] = useState('')
  const latest = useRef(text)
  if (lastValue !== value) {
    setLastValue(value)
    setText(String(value))
    setProblem('')
  }
  latest.current = text

  const judge = (next: string) => {
    setProblem(next)
    onProblem?.(next !== '')
  }
  const show = (next: string) => {
    latest.current = next
    setText(next)
    judge('')
  }
  /** The whole number that is written; undefined where it is none. */
  const whole = () => {
    const number = read(latest.current)
    return number !== null && Number.isInteger(number) ? number : undefined
  }
  const bounded = (number: number) => Math.min(max, Math.max(min, number))
  const reset = () => show(String(value))
  const commit = () => {
    if (latest.current.trim() === '') return reset()
    const typed = whole()
    if (typed === undefined || typed < min) return judge(uiTexts.wrongQuantity)
    if (typed > max) return judge(uiTexts.atMost(grouped(max)))
    show(String(typed))
    if (typed !== value) onCommit(typed)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Enter') commit()
    if (event.key === 'Escape') reset()
  }
  const step = (by: number) => show(String(bounded((whole() ?? value) + by)))
  return { text, problem, write: show, step, reset, commit, keys }
}
export type Quantity = ReturnType<typeof useQuantity>
