import { useSyncExternalStore } from 'react'

export type Count = 'cart' | 'chats' | 'customerChats' | 'notifications'
type Counts = Readonly<Partial<Record<Count, number>>>

const none: Counts = {}
const listeners = new Set<() => void>()
let counts = none

/** Whoever learns a number tells it here; the bars show it. */
export function setCount(name: Count, count: number) {
  if (counts[name] === count) return
  counts = { ...counts, [name]: count }
  for (const changed of listeners) changed()
}

export function clearCounts() {
  counts = none
  for (const changed of listeners) changed()
}

export function useCounts() {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    () => counts,
    () => none,
  )
}
