type Runs<T> = { readonly running: Promise<T>; next?: Promise<T> }

/**
 * Shares one query between callers that wait for the same thing. A caller that arrives while a query runs shares the
 * next one, so that no answer is older than its question.
 */
export class SharedRuns<T> {
  readonly #runs = new Map<string, Runs<T>>()

  get(key: string, find: () => Promise<T>): Promise<T> {
    const runs = this.#runs.get(key)
    if (!runs) return this.#run(key, find)
    const start = () => this.#run(key, find)
    runs.next ??= runs.running.then(start, start)
    return runs.next
  }

  #run(key: string, find: () => Promise<T>): Promise<T> {
    const runs: Runs<T> = { running: find() }
    this.#runs.set(key, runs)
    const leave = () => {
      if (!runs.next) this.#runs.delete(key)
    }
    runs.running.then(leave, leave)
    return runs.running
  }
}
