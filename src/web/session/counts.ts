import { useSyncExternalStore } from 'react'
import { createStore } from '#web/storage/store.ts'

export type Count = 'cart' | 'chats' | 'customerChats' | 'notifications'
type Counts = Readonly<Partial<Record<Count, number>>>

const none: Counts = {}
const counts = createStore(none)

/** Set by whatever learns a new number; the bars show it. */
export function setCount(name: Count, count: number) {
  const known = counts.get()
  if (known[name] !== count) counts.set({ ...known, [name]: count })
}

export const clearCounts = () => counts.set(none)

export const useCounts = () => useSyncExternalStore(counts.subscribe, counts.get, () => none)
