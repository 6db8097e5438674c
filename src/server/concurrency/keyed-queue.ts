/** Runs work of the same key one after the other, in the order of arrival; other keys do not wait. */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>()
  return function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    const settled = result.then(
      () => {},
      () => {},
    )
    last.set(name, settled)
    void settled.then(() => {
      if (last.get(name) === settled) last.delete(name)
    })
    return result
  }
}
