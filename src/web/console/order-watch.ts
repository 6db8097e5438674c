import { useSyncExternalStore } from 'react'

const seenKey = 'consoleOrdersSeen'
const flagKey = 'newOrder'
const listeners = new Set<() => void>()

/** Remembers how many there are, and raises the flag when the number rose. The very first look only remembers. */
export function noteOrders(total: number) {
  const before = Number.parseInt(localStorage.getItem(seenKey) ?? '', 10)
  localStorage.setItem(seenKey, String(total))
  if (total > before) setFlag(true)
}

/** Whoever opens 'All Orders' has seen them. */
export const clearNewOrder = () => setFlag(false)

/** The stored flag, also when another tab changes it. */
export function useNewOrder() {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(flagKey) === 'true',
    () => false,
  )
}

function setFlag(isNew: boolean) {
  if (isNew) localStorage.setItem(flagKey, 'true')
  else localStorage.removeItem(flagKey)
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    removeEventListener('storage', changed)
  }
}
