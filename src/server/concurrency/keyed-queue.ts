/** Work under one name is done one after the other, in the order in which it came; other names do not wait. */
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
