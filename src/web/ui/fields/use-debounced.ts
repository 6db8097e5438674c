import { useEffect, useRef, useState } from 'react'
import { debounced, followed } from './debounced.ts'

type DebouncedProps<Value> = {
  /** The value outside of the field, as the address has it. */
  value: Value
  /** Called when the typing rests. */
  onChange: (value: Value) => void
  /** What is handed on of what is typed. */
  trim: (typed: Value) => Value
  delay: number
}

/** A field whose value stands elsewhere and follows once the typing rests. */
export function useDebounced<Value>({ value, onChange, trim, delay }: DebouncedProps<Value>) {
  const [state, setField] = useState(() => debounced(value))
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const field = followed(state, value)
  if (field !== state) setField(field)
  const type = (typed: Value) => {
    setField({ ...field, typed })
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const sent = trim(typed)
      setField((now) => ({ ...now, sent }))
      onChange(sent)
    }, delay)
  }
  return [field.typed, type] as const
}
