/** Runs work in the order of arrival: what is `together` beside others of its kind, what is `alone` beside nothing. */
export function createManyOrOne() {
  const together = new Set<Promise<unknown>>()
  let alone: Promise<unknown> = Promise.resolve()
  return {
    together<T>(work: () => Promise<T>): Promise<T> {
      const result = alone.then(work)
      const settled: Promise<unknown> = result.catch(() => {}).then(() => together.delete(settled))
      together.add(settled)
      return result
    },
    alone<T>(work: () => Promise<T>): Promise<T> {
      const result = Promise.all([alone, ...together]).then(work)
      alone = result.catch(() => {})
      return result
    },
  }
}
