import type { Db } from '#server/db/db.ts'

type Entry<T> = { readonly value: Promise<T>; readonly until: number }

/** How long an answer may be told again. With the time that whole answers are kept it stays within a second. */
const freshFor = 450
const mostEntries = 500

/** Fewer are found in no time, and whoever adds one wants to see it. */
export const isMany = (found: number) => found >= 200

/** One for each database. */
export function recentPer<T>(isWorthKeeping: (value: T) => boolean): (db: Db) => Recent<T> {
  const made = new WeakMap<Db, Recent<T>>()
  return (db) => {
    const recent = made.get(db) ?? new Recent<T>(isWorthKeeping)
    made.set(db, recent)
    return recent
  }
}

/** Answers of a moment ago; whoever asks the same meanwhile gets the same, and nobody asks the database twice at once. */
export class Recent<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #isWorthKeeping: (value: T) => boolean

  constructor(isWorthKeeping: (value: T) => boolean) {
    this.#isWorthKeeping = isWorthKeeping
  }

  get(key: string, find: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key)
    if (entry && entry.until > Date.now()) return entry.value
    const value = find()
    this.#keep(key, { value, until: Date.now() + freshFor })
    value.then(
      (found) => this.#isWorthKeeping(found) || this.#forget(key, value),
      () => this.#forget(key, value),
    )
    return value
  }

  #keep(key: string, entry: Entry<T>) {
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > mostEntries && oldest !== undefined) this.#entries.delete(oldest)
  }

  #forget(key: string, value: Promise<T>) {
    if (this.#entries.get(key)?.value === value) this.#entries.delete(key)
  }
}
