/** A value that tells when it changes; React reads it through `useSyncExternalStore`. */
export type Store<T> = {
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (changed: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
