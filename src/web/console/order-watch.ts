import { useSyncExternalStore } from 'react'
import { browserStorage } from '#web/storage/storage.ts'
import { createStore } from '#web/storage/store.ts'

const seenKey = 'consoleOrdersSeen'
const flagKey = 'newOrder'
/** Number and flag are what the browser keeps. */
const changes = createStore({})

/** Remembers how many there are, and raises the flag when the number rose. The very first look only remembers. */
export function noteOrders(total: number) {
  const before = Number.parseInt(browserStorage.read(seenKey) ?? '', 10)
  browserStorage.write(seenKey, String(total))
  if (total > before) setFlag(true)
  else if (total !== before) changes.set({})
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
  changes.set({})
}

function subscribe(changed: () => void) {
  const leave = changes.subscribe(changed)
  addEventListener('storage', changed)
  return () => {
    leave()
    removeEventListener('storage', changed)
  }
}
