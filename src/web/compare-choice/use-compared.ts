import { useSyncExternalStore } from 'react'
import { onSignOut } from '#web/storage/session-store.ts'
import { comparedIds, keepCompared, mostCompared } from './kept-compared.ts'
import { onCompared } from './on-compared.ts'

const none: readonly string[] = []

/** They go with the person who signs out. */
function onChange(changed: () => void) {
  const leaves = [onCompared(changed), onSignOut(changed)]
  return () => {
    for (const leave of leaves) leave()
  }
}

export const useCompared = () => useSyncExternalStore(onChange, comparedIds, () => none)

/** Puts a product in or takes it out; false where there is no room for it. */
export function toggleCompared(productId: string): boolean {
  const ids = comparedIds()
  const rest = ids.filter((id) => id !== productId)
  if (rest.length === ids.length && ids.length >= mostCompared) return false
  keepCompared(rest.length === ids.length ? [...ids, productId] : rest)
  return true
}
