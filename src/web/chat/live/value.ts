/** A value that tells when it changes; React reads it through `useSyncExternalStore`. */
export type Value<T> = {
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (changed: () => void) => () => void
}

export function createValue<T>(initial: T): Value<T> {
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
