/** Timers that end together. */
export function createTimers() {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  return {
    after(delay: number, act: () => void) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        act()
      }, delay)
      timers.add(timer)
      return timer
    },
    clear() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

export type Timers = ReturnType<typeof createTimers>
