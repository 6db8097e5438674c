type Runs<T> = { readonly running: Promise<T>; next?: Promise<T> }

/**
 * Asks the same thing once for everybody who waits for it. Whoever comes while an answer is on its way shares the
 * next one, never that one: no answer is older than the question.
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
