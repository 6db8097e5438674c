import { useSyncExternalStore } from 'react'
import { browserStorage } from '#web/storage/storage.ts'
import { createStore } from '#web/storage/store.ts'

const seenKey = 'consoleOrdersSeen'
const flagKey = 'newOrder'
/** The values are in the browser's storage; this store only signals changes. */
const changes = createStore({})

/** Stores the number of orders and sets the flag when it has grown. The first look only stores it. */
export function noteOrders(total: number) {
  const before = Number.parseInt(browserStorage.read(seenKey) ?? '', 10)
  browserStorage.write(seenKey, String(total))
  if (total > before) setFlag(true)
  else if (total !== before) changes.set({})
}

export const clearNewOrder = () => setFlag(false)

/** The stored flag, also when another tab changes it. */
export function useNewOrder() {
  return useSyncExternalStore(
    subscribe,
    () => browserStorage.read(flagKey) === 'true',
    () => false,
  )
}

/** The number of orders at the last look of any tab; empty before the first. */
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
