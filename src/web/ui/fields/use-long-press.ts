import { useEffect, useRef } from 'react'

/** One step per press, more while it is held; a press that turns into a scroll counts for nothing. */
export function useLongPress(step: () => void, commit: () => void, reset: () => void) {
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
