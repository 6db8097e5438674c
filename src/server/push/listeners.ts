/** Callbacks, in the order in which they were added. */
export function createListeners<Parameters extends readonly unknown[]>() {
  const listeners = new Set<(...parameters: Parameters) => void>()
  return {
    /** Answers how to stop. */
    add(listener: (...parameters: Parameters) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    call(...parameters: Parameters) {
      for (const listener of listeners) listener(...parameters)
    },
  }
}
