import { useSyncExternalStore } from 'react'
import { browserStorage } from '#web/storage/storage.ts'

const seenKey = 'consoleOrdersSeen'
const flagKey = 'newOrder'
const listeners = new Set<() => void>()

/** Remembers how many there are, and raises the flag when the number rose. The very first look only remembers. */
export function noteOrders(total: number) {
  const before = Number.parseInt(browserStorage.read(seenKey) ?? '', 10)
  browserStorage.write(seenKey, String(total))
  if (total > before) setFlag(true)
  else if (total !== before) tellAll()
}

/** Whoever opens 'All Orders' has seen them. */
export const clearNewOrder = () => setFlag(false)

/** The stored flag, also when another tab changes it. */
export function useNewOrder() {
  return useSyncExternalStore(
    subscribe,
    () => browserStorage.read(flagKey) === 'true',
    () => false,
  )
}

/** How many orders the last look found, by this tab or another one; empty before the first. */
export function useOrdersSeen() {
  return useSyncExternalStore(subscribe, ordersSeen, () => '')
}

const ordersSeen = () => browserStorage.read(seenKey) ?? ''

function setFlag(isNew: boolean) {
  if (isNew) browserStorage.write(flagKey, 'true')
  else browserStorage.drop(flagKey)
  tellAll()
}

function tellAll() {
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
