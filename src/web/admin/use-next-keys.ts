import { useEffectEvent, useLayoutEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null

/** J leads down and K up, unless somebody types. */
export function useNextKeys(move: (by: 1 | -1) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key !== 'j' && key !== 'k') return
    event.preventDefault()
    move(key === 'j' ? 1 : -1)
  })
  // A layout effect, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [])
}
